import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveEvent } from 'contract'
import type { PersonAtCase } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createServer, type Server } from '../create-server.ts'
import { type EventStream, openEventStream } from '../testing/event-stream.ts'
import { startTestServer, type TestClient, type TestServer, testClient } from '../testing/test-server.ts'

// Two processes on one database: each notifies the streams of the other.

const UI_API = '/services/data/v65.0/ui-api'
const MARA = 'mara.okafor@osprey-ridge.example'
const THEO = 'theo.lindqvist@osprey-ridge.example'
const INES = 'ines.duarte@northfield-flying.example'
const JONAS = 'jonas.weil@calder-aerodata.example'
const WREN = 'wren.castell@calder-aerodata.example'
const PRIYA = 'priya.nair@calder-aerodata.example'

let firstServer: TestServer
let two: Server
let folder: string
let firstUrl: string
let urlOfTwo: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-presence-'))
  const storage = { STORAGE_URL: `file:${join(folder, 'files')}` }
  // The limit of what a person tells is that of each process: the other one has it as it is.
  firstServer = await startTestServer({ ...storage, RATE_SCALE: '10' })
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: firstServer.connectionString,
    DATABASE_POOL: '4',
    DATA_DIR: folder,
  }
  two = await createServer(readConfig({ ...environment, ...storage, DEMO: 'on', PORT: '0' }))
  firstUrl = (await firstServer.server.start()).url
  urlOfTwo = (await two.start()).url
})

afterAll(async () => {
  await two.stop()
  await firstServer.close()
  await rm(folder, { recursive: true, force: true })
})

const inTwo = ({ session, cookie }: TestClient): TestClient => testClient(two, session, cookie)

async function signedIn<const Names extends readonly string[]>(...names: Names) {
  const clients = await Promise.all(names.map((name) => firstServer.signedIn(name)))
  return clients as { [K in keyof Names]: TestClient }
}

async function openCase(client: TestClient, subject: string): Promise<string> {
  const fields = { Subject: subject, Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  const { body, text, status } = await client.ask('POST', `${UI_API}/records`, { payload: { apiName: 'Case', fields } })
  if (status !== 201) throw new Error(text)
  return (body as { id: string }).id
}

const ask = (client: TestClient, caseId: string, activity: string, tab = 'tab-of-a-test') =>
  client.ask('POST', `/cases/${caseId}/presence`, { payload: { tab, activity } })

/** Reports what a person does, and answers the other people there. */
async function report(...asked: Parameters<typeof ask>): Promise<PersonAtCase[]> {
  const { status, body, text } = await ask(...asked)
  if (status !== 200) throw new Error(text)
  return (body as { people: PersonAtCase[] }).people
}

const describe = (people: readonly PersonAtCase[]) => people.map(({ name, activity }) => `${name} is ${activity}`)

async function nextPresence({ events }: EventStream): Promise<LiveEvent> {
  for (;;) {
    const { done, value } = await events.next()
    if (done) throw new Error('the stream ended')
    if (value.type === 'presence') return value
  }
}

it('tells who looks and types in another process, until they say that they stopped or are gone', async () => {
  const [mara, jonas] = await signedIn(MARA, JONAS)
  const id = await openCase(mara, 'Looked at by two')
  const change = { type: 'presence', recordId: id }
  const stream = await openEventStream(firstUrl, mara)
  expect(await report(mara, id, 'looking')).toEqual([])
  const seen = { userId: mara.session?.user.id, name: 'Mara Okafor', isFromSupport: false, activity: 'looking' }
  expect(await report(inTwo(jonas), id, 'looking')).toEqual([{ ...seen, seconds: expect.any(Number) }])
  expect(await nextPresence(stream)).toEqual(change)
  expect(await report(mara, id, 'looking')).toMatchObject([
    { name: 'Jonas Weil', isFromSupport: true, activity: 'looking' },
  ])
  await report(inTwo(jonas), id, 'typing')
  expect(await nextPresence(stream)).toEqual(change)
  expect(describe(await report(mara, id, 'looking'))).toEqual(['Jonas Weil is typing'])
  // Typing on is nothing new.
  await report(inTwo(jonas), id, 'typing')
  await report(inTwo(jonas), id, 'looking')
  expect(await nextPresence(stream)).toEqual(change)
  expect(describe(await report(mara, id, 'looking'))).toEqual(['Jonas Weil is looking'])
  await report(inTwo(jonas), id, 'gone')
  expect(await nextPresence(stream)).toEqual(change)
  expect(await report(mara, id, 'looking')).toEqual([])
  stream.cancel()
})

it('expires typing after seconds and looking within a minute, unless it is reported again', async () => {
  const [mara, jonas] = await signedIn(MARA, JONAS)
  const id = await openCase(mara, 'Left without a word')
  await firstServer.advance(0)
  await report(jonas, id, 'typing')
  const [typing] = await report(inTwo(mara), id, 'looking')
  expect(typing).toMatchObject({ activity: 'typing', seconds: 12 })
  await firstServer.advance(12_001)
  const [looking] = await report(inTwo(mara), id, 'looking')
  expect(looking).toMatchObject({ activity: 'looking', seconds: 33 })
  await firstServer.advance(33_000)
  expect(await report(inTwo(mara), id, 'looking')).toEqual([])
})

it('shows only to agents that an agent writes a note, in answers and events', async () => {
  const [mara, jonas, wren] = await signedIn(MARA, JONAS, WREN)
  const id = await openCase(mara, 'Noted')
  const [ofMara, ofWren] = await Promise.all([openEventStream(firstUrl, mara), openEventStream(urlOfTwo, wren)])
  await report(mara, id, 'looking')
  await report(inTwo(wren), id, 'looking')
  await nextPresence(ofMara)
  await report(jonas, id, 'looking')
  await nextPresence(ofMara)
  await nextPresence(ofWren)
  await report(jonas, id, 'noting')
  await nextPresence(ofWren)
  expect(describe(await report(inTwo(wren), id, 'looking'))).toEqual(['Jonas Weil is noting', 'Mara Okafor is looking'])
  expect(describe(await report(mara, id, 'looking')).toSorted()).toEqual([
    'Jonas Weil is looking',
    'Wren Castell is looking',
  ])
  await report(jonas, id, 'looking')
  await nextPresence(ofWren)
  await report(inTwo(wren), id, 'typing')
  // For a customer, who writes no notes, it counts as typing.
  await report(mara, id, 'noting')
  expect(describe(await report(inTwo(wren), id, 'typing'))).toEqual(['Mara Okafor is typing', 'Jonas Weil is looking'])
  await mara.ask('POST', '/auth/sign-out')
  const events: LiveEvent[] = []
  for (;;) {
    const { done, value } = await ofMara.events.next()
    if (done) break
    if (value.type === 'presence' || value.type === 'signed-out') events.push(value)
  }
  // That Wren types, and nothing of the note.
  expect(events).toEqual([{ type: 'presence', recordId: id }, { type: 'signed-out' }])
  for (const stream of [ofMara, ofWren]) stream.cancel()
})

it('hides from customers, also in the seconds, how often an agent reports a note', async () => {
  const [mara, jonas, wren] = await signedIn(MARA, JONAS, WREN)
  const id = await openCase(mara, 'Counted')
  await firstServer.advance(0)
  const secondsOf = async (client: TestClient) =>
    (await report(client, id, 'looking')).map(({ name, seconds }) => [name, seconds])
  await report(jonas, id, 'looking')
  await firstServer.advance(5_000)
  await report(jonas, id, 'noting')
  expect(await secondsOf(mara)).toEqual([['Jonas Weil', 40]])
  expect(await secondsOf(wren)).toContainEqual(['Jonas Weil', 12])
  await report(wren, id, 'gone')
  await firstServer.advance(14_000)
  await report(jonas, id, 'noting')
  expect(await secondsOf(mara)).toEqual([['Jonas Weil', 26]])
  await firstServer.advance(1_000)
  await report(jonas, id, 'noting')
  expect(await secondsOf(mara)).toEqual([['Jonas Weil', 45]])
})

it('answers the same for a hidden case as for a missing one, and notifies no person of the request', async () => {
  const [mara, theo, ines, priya] = await signedIn(MARA, THEO, INES, PRIYA)
  const id = await openCase(mara, 'Of another account')
  await report(theo, id, 'looking')
  const missing = '500000000098765AAA'
  const plain = ({ status, text, headers }: Awaited<ReturnType<typeof ask>>) => {
    const { date: _, 'x-ratelimit-remaining': _left, 'x-ratelimit-reset': _reset, ...others } = headers
    return { status, text: text.replace(/"reference":"[^"]*"/, ''), others }
  }
  for (const stranger of [ines, priya]) {
    const hidden = plain(await ask(stranger, id, 'typing'))
    expect(hidden).toMatchObject({ status: 404 })
    expect(plain(await ask(stranger, missing, 'typing'))).toEqual(hidden)
    expect(plain(await ask(stranger, String(stranger.session?.user.id), 'typing'))).toEqual(hidden)
  }
  expect(await report(theo, id, 'looking')).toEqual([])
  const { rows } = await firstServer.database.query('select user_id from server.presence where case_id in ($1, $2)', [
    id,
    missing,
  ])
  expect(rows).toEqual([[theo.session?.user.id]])
})

it('accepts reports only with a session and its token', async () => {
  const [mara] = await signedIn(MARA)
  const id = await openCase(mara, 'Reported without a session')
  expect(await ask(firstServer.guest, id, 'looking')).toMatchObject({ status: 401 })
  const forged = { headers: { 'x-csrf-token': 'x' }, payload: { tab: 'tab-of-a-test', activity: 'looking' } }
  expect(await mara.ask('POST', `/cases/${id}/presence`, forged)).toMatchObject({ status: 403 })
  for (const tab of ['short', 'x'.repeat(41), 'a tab <b>', '']) {
    expect(await ask(mara, id, 'looking', tab)).toMatchObject({ status: 400 })
  }
  expect(await ask(mara, id, 'singing')).toMatchObject({ status: 400 })
})

it('ends for a person whose rights end, at once and in every process', async () => {
  const [mara, theo, wren] = await signedIn(MARA, THEO, WREN)
  const id = await openCase(mara, 'Seen until then')
  const [ofMara, ofTheo] = await Promise.all([openEventStream(urlOfTwo, mara), openEventStream(firstUrl, theo)])
  await report(theo, id, 'looking')
  await report(inTwo(mara), id, 'typing')
  await report(wren, id, 'looking')
  await nextPresence(ofTheo)
  await nextPresence(ofTheo)
  expect(describe(await report(theo, id, 'looking'))).toEqual(['Mara Okafor is typing', 'Wren Castell is looking'])
  const act = (name: string) =>
    theo.ask('POST', `${UI_API}/actions/perform-quick-action/${name}`, {
      payload: { actionApiName: name, contextId: mara.session?.user.id, fields: {} },
    })
  expect(await act('User.Deactivate')).toMatchObject({ status: 200 })
  // Known at the next report, before the event of the ended session.
  expect(describe(await report(theo, id, 'looking'))).toEqual(['Wren Castell is looking'])
  await nextPresence(ofTheo)
  expect(await act('User.Activate')).toMatchObject({ status: 200 })
  // A change of the case may take it from a person who is there.
  await firstServer.database.query('update records."Case" set "ExportRestricted__c" = true where "Id" = $1', [id])
  expect(await report(theo, id, 'looking')).toEqual([])
  expect(await ask(wren, id, 'looking')).toMatchObject({ status: 404 })
  const { rows } = await firstServer.database.query('select user_id from server.presence where case_id = $1', [id])
  expect(rows).toEqual([[theo.session?.user.id]])
  for (const stream of [ofMara, ofTheo]) stream.cancel()
})

it('ends with the session, and soon after the line broke', async () => {
  const [mara, jonas, wren] = await signedIn(MARA, JONAS, WREN)
  const id = await openCase(mara, 'Signed out of')
  const [ofMara, ofJonas, ofWren] = await Promise.all([
    openEventStream(firstUrl, mara),
    openEventStream(urlOfTwo, jonas),
    openEventStream(urlOfTwo, wren),
  ])
  await report(mara, id, 'looking')
  await report(inTwo(jonas), id, 'typing')
  await nextPresence(ofMara)
  await report(inTwo(wren), id, 'typing')
  await nextPresence(ofMara)
  await jonas.ask('POST', '/auth/sign-out')
  await nextPresence(ofMara)
  expect(describe(await report(mara, id, 'looking'))).toEqual(['Wren Castell is typing'])
  ofWren.cancel()
  await nextPresence(ofMara)
  const [left] = await report(mara, id, 'looking')
  expect(left).toMatchObject({ name: 'Wren Castell', activity: 'typing' })
  expect(left?.seconds).toBeLessThanOrEqual(5)
  // The line is back.
  expect(await report(inTwo(wren), id, 'looking')).toHaveLength(1)
  expect((await report(mara, id, 'looking'))[0]?.seconds).toBeGreaterThan(5)
  for (const stream of [ofMara, ofJonas]) stream.cancel()
})

it('shows a person with several tabs once, and not to themselves', async () => {
  const [mara, jonas] = await signedIn(MARA, JONAS)
  const id = await openCase(mara, 'In many tabs')
  expect(await report(mara, id, 'looking', 'first-tab')).toEqual([])
  expect(await report(mara, id, 'typing', 'second-tab')).toEqual([])
  expect(await report(mara, id, 'looking', 'first-tab')).toEqual([])
  expect(describe(await report(jonas, id, 'looking'))).toEqual(['Mara Okafor is typing'])
  await report(mara, id, 'gone', 'second-tab')
  expect(describe(await report(jonas, id, 'looking'))).toEqual(['Mara Okafor is looking'])
  for (let tab = 10; tab < 25; tab++) await report(mara, id, 'looking', `tab-number-${tab}`)
  const { rows } = await firstServer.database.query('select count(*) from server.presence where user_id = $1', [
    mara.session?.user.id,
  ])
  expect(Number(rows[0]?.[0])).toBe(10)
})

it('refuses more than a person tells, and does not keep the session alive', async () => {
  const [ines] = await signedIn(INES)
  const id = await openCase(ines, 'Reported too often')
  const idleExpiresAt = async () =>
    ((await ines.ask('GET', '/auth/session')).body as { idleExpiresAt: string }).idleExpiresAt
  const before = await idleExpiresAt()
  await firstServer.advance(60_000)
  const answers = await Promise.all(Array.from({ length: 31 }, () => ask(inTwo(ines), id, 'typing')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(await idleExpiresAt()).toBe(before)
})
