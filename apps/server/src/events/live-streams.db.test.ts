import type { LiveEvent } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EventStream, openEventStream } from '../testing/event-stream.ts'
import { addressOfCase, deliver } from '../testing/inbound-mail.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const MARA = 'mara.okafor@osprey-ridge.example'
const THEO = 'theo.lindqvist@osprey-ridge.example'
const INES = 'ines.duarte@northfield-flying.example'
const JONAS = 'jonas.weil@calder-aerodata.example'

const ACTIONS = '/services/data/v65.0/ui-api/actions/perform-quick-action'

let test: TestServer
let url = ''
let mailPort = 0

beforeAll(async () => {
  test = await startTestServer({ INBOUND_SMTP_PORT: '0', INBOUND_AUTHSERV_ID: 'mx.example' })
  const started = await test.server.start()
  url = started.url
  mailPort = started.mailPort ?? 0
})

afterAll(() => test.close())

const open = (client: TestClient, headers?: Record<string, string>): Promise<EventStream> =>
  openEventStream(url, client, headers)

async function createCase(client: TestClient, subject: string): Promise<string> {
  const fields = { Subject: subject, Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  const payload = { apiName: 'Case', fields }
  const { body, status, text } = await client.ask('POST', '/services/data/v65.0/ui-api/records', { payload })
  if (status !== 201) throw new Error(text)
  return (body as { id: string }).id
}

async function nextOf(stream: EventStream, objectApiName: string): Promise<LiveEvent | undefined> {
  for (;;) {
    const { done, value } = await stream.events.next()
    if (done) return undefined
    if (value.type !== 'record' || value.objectApiName === objectApiName) return value
  }
}

/** The next change of a case: the event that it was created may arrive after the stream was opened. */
async function nextUpdate(stream: EventStream): Promise<LiveEvent | undefined> {
  const event = await nextOf(stream, 'Case')
  return event?.type === 'record' && event.operation === 'created' ? nextUpdate(stream) : event
}

it('sends the event of a new case to the sessions that may see it, and to no others', async () => {
  const [mara, ines, jonas] = await Promise.all([MARA, INES, JONAS].map((email) => test.signedIn(email)))
  if (!mara?.session || !ines || !jonas) throw new Error('not signed in')
  const streams = await Promise.all([mara, ines, jonas].map((client) => open(client)))
  const [ofMara, ofInes, ofJonas] = streams
  if (!ofMara || !ofInes || !ofJonas) throw new Error('not open')
  const id = await createCase(mara, 'Seen by two')
  const { accountId, contactId } = mara.session.user
  const expected = { operation: 'created', objectApiName: 'Case', id, weakEtag: 1, parentIds: [accountId, contactId] }
  expect(await nextOf(ofMara, 'Case')).toMatchObject(expected)
  expect(await nextOf(ofJonas, 'Case')).toMatchObject(expected)
  // The first event of Ines is that of her own case: she got none of Mara's.
  const own = await createCase(ines, 'Seen by Ines')
  expect(await nextOf(ofInes, 'Case')).toMatchObject({ id: own })
  for (const stream of streams) stream.cancel()
})

it('shows an answer by e-mail in its case at once, without what it quotes', async () => {
  const [mara, jonas] = await Promise.all([MARA, JONAS].map((email) => test.signedIn(email)))
  if (!mara || !jonas) throw new Error('not signed in')
  const id = await createCase(mara, 'Answered by e-mail')
  const to = await addressOfCase(test, id)
  const stream = await open(jonas)
  const mail = {
    envelope: { from: MARA, to: [to] },
    raw: [
      'Authentication-Results: mx.example; dmarc=pass header.from=osprey-ridge.example',
      'From: Mara Okafor <Mara.Okafor@osprey-ridge.example>',
      `To: ${to}`,
      'Subject: Re: [00418273] Jonas Weil replied',
      'Message-ID: <1@osprey-ridge.example>',
      '',
      'The left one.',
      '',
      'On Fri, 20 Nov 2026 at 10:12, Navdesk <support@calder-aerodata.example> wrote:',
      '> Which card?',
      '',
    ].join('\r\n'),
  }
  await deliver(mailPort, mail)
  const expected = await nextOf(stream, 'CaseComment')
  expect(expected).toMatchObject({ operation: 'created', parentIds: expect.arrayContaining([id]) })
  stream.cancel()
  const commentsOfCase = async () => {
    const { rows } = await test.database.query(
      'select "CommentBody", "IsPublished" from records."CaseComment" where "ParentId" = $1',
      [id],
    )
    return rows
  }
  expect(await commentsOfCase()).toEqual([['The left one.', true]])
  // The same mail again, a mail of an unverified author, and a mail to a made-up address.
  await deliver(mailPort, mail)
  const forged = mail.raw.replace('dmarc=pass', 'dmarc=fail').replace('<1@', '<2@')
  await expect(deliver(mailPort, { ...mail, raw: forged })).rejects.toMatchObject({ responseCode: 550 })
  const guessed = { ...mail.envelope, to: [to.replace(/-[a-z2-7]{26}@/, `-${'a'.repeat(26)}@`)] }
  await expect(deliver(mailPort, { ...mail, envelope: guessed })).rejects.toMatchObject({ responseCode: 550 })
  expect(await commentsOfCase()).toHaveLength(1)
})

it('tells customers nothing of a change of owner or queue', async () => {
  const [mara, jonas] = await Promise.all([MARA, JONAS].map((email) => test.signedIn(email)))
  if (!mara || !jonas?.session) throw new Error('not signed in')
  const id = await createCase(mara, 'Passed on')
  const streams = await Promise.all([mara, jonas].map((client) => open(client)))
  const [ofMara, ofJonas] = streams
  if (!ofMara || !ofJonas) throw new Error('not open')
  const change = async (fields: Record<string, unknown>) => {
    const { status, text } = await jonas.ask('PATCH', `/services/data/v65.0/ui-api/records/${id}`, {
      payload: { fields },
    })
    if (status !== 200) throw new Error(text)
  }
  await change({ Queue__c: 'Aeronautical Data' })
  await change({ OwnerId: jonas.session.user.id })
  await change({ Impact__c: 'Major Degradation' })
  expect(await nextUpdate(ofJonas)).toMatchObject({ operation: 'updated', id, weakEtag: 2 })
  expect(await nextUpdate(ofJonas)).toMatchObject({ weakEtag: 3 })
  expect(await nextUpdate(ofMara)).toMatchObject({ operation: 'updated', id, weakEtag: 4 })
  for (const stream of streams) stream.cancel()
})

it('sends new rights and changes of people to the people of an account only', async () => {
  const [mara, theo, ines] = await Promise.all([MARA, THEO, INES].map((email) => test.signedIn(email)))
  if (!mara?.session || !theo || !ines?.session) throw new Error('not signed in')
  const { id, contactId, permissionEpoch } = mara.session.user
  const streams = await Promise.all([mara, theo, ines].map((client) => open(client)))
  const [ofMara, ofTheo, ofInes] = streams
  if (!ofMara || !ofTheo || !ofInes) throw new Error('not open')
  const perform = async (client: TestClient, name: string, contextId: string | null, fields: object) => {
    const payload = { actionApiName: name, contextId, fields }
    const { status, text } = await client.ask('POST', `${ACTIONS}/${name}`, { payload })
    if (status !== 200 && status !== 201) throw new Error(text)
  }
  await perform(theo, 'User.ChangeRole', id, { Profile: 'AccountAdmin' })
  // The sign-ins above have changed users too, and their events may arrive late.
  let changed = await nextOf(ofTheo, 'User')
  while ((changed as { id?: string }).id !== id) changed = await nextOf(ofTheo, 'User')
  expect(changed).toMatchObject({ operation: 'updated', id })
  const expected = await nextOf(ofMara, 'none')
  expect(expected).toEqual({ type: 'rights', permissionEpoch: expect.any(Number) })
  expect(expected).not.toMatchObject({ permissionEpoch })
  await perform(theo, 'Contact.Remove', contactId, { CaseMailsStay__c: false })
  expect(await nextOf(ofTheo, 'Contact')).toMatchObject({ operation: 'updated', id: contactId })
  // The first event of Ines is that of her own name.
  const { contactId: ownId } = ines.session.user
  await ines.ask('PATCH', `/services/data/v65.0/ui-api/records/${ownId}`, {
    payload: { fields: { FirstName: 'Inez' } },
  })
  expect(await nextOf(ofInes, 'Contact')).toMatchObject({ id: ownId })
  await perform(theo, 'Contact.BringBack', contactId, {})
  await perform(theo, 'User.ChangeRole', id, { Profile: 'Customer' })
  for (const stream of streams) stream.cancel()
})

it('ends with its session, at once and with a signed-out event', async () => {
  const mara = await test.signedIn(MARA)
  const stream = await open(mara)
  await mara.ask('POST', '/auth/sign-out')
  // Signing in updates the user, which is another event.
  expect(await nextOf(stream, 'none')).toEqual({ type: 'signed-out' })
  expect(await stream.events.next()).toEqual({ done: true, value: undefined })
})

it('does not keep its session alive', async () => {
  const ines = await test.signedIn(INES)
  const stream = await open(ines)
  await test.advance(1_801_000)
  let isOver = false
  const last = nextOf(stream, 'none').finally(() => {
    isOver = true
  })
  // The end of any session makes every stream check its own, which may be cached for a second.
  while (!isOver) await (await test.signedIn(INES)).ask('POST', '/auth/sign-out')
  expect(await last).toEqual({ type: 'signed-out' })
})

it('sends a page that was loading the changes that it may lack, and only those that its reader may see', async () => {
  const [mara, ines] = await Promise.all([test.signedIn(MARA), test.signedIn(INES)])
  const before = await open(mara)
  const requestedMs = performance.now()
  const id = await createCase(mara, 'Opened while a page was loading')
  while (((await nextOf(before, 'Case')) as { id?: string }).id !== id);
  before.cancel()
  const own = await createCase(ines, 'Of the reader of another page')
  const missed = `?missedMs=${Math.ceil(performance.now() - requestedMs) + 1_000}`
  const [ofMara, ofInes] = await Promise.all([mara, ines].map((client) => openEventStream(url, client, {}, missed)))
  if (!ofMara || !ofInes) throw new Error('not open')
  const ids = async (stream: EventStream, last: string) => {
    const seen: string[] = []
    while (!seen.includes(last)) seen.push(String(((await nextOf(stream, 'Case')) as { id?: string }).id))
    return seen
  }
  expect(await ids(ofMara, id)).not.toContain(own)
  expect(await ids(ofInes, own)).not.toContain(id)
  for (const stream of [ofMara, ofInes]) stream.cancel()
  // More than a minute ago is not known, nor is a time that cannot be read.
  for (const query of ['?missedMs=3600000', '?missedMs=soon', '?missedMs=-1']) {
    const unknown = await openEventStream(url, mara, {}, query)
    expect((await unknown.events.next()).value).toEqual({ type: 'resync' })
    unknown.cancel()
  }
})

it('sends resync to a browser that reconnects', async () => {
  const mara = await test.signedIn(MARA)
  const stream = await open(mara, { 'last-event-id': '4' })
  expect(await stream.events.next()).toEqual({ done: false, value: { type: 'resync' } })
  const permissionEpoch = mara.session?.user.permissionEpoch
  expect(await stream.events.next()).toEqual({ done: false, value: { type: 'rights', permissionEpoch } })
  stream.cancel()
})

it('requires a session for a stream, and allows twenty for each user', async () => {
  expect((await fetch(`${url}/events`)).status).toBe(401)
  const jonas = await test.signedIn(JONAS)
  const streams: EventStream[] = []
  for (let index = 0; index < 20; index++) streams.push(await open(jonas))
  expect((await open(jonas)).status).toBe(429)
  for (const stream of streams) stream.cancel()
})
