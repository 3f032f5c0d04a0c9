import type { RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

let test: TestServer
let agents: readonly [TestClient, TestClient]
beforeAll(async () => {
  test = await startTestServer({ RATE_SCALE: '100' })
  const signedIn = (name: string) => test.signedIn(`${name}@calder-aerodata.example`)
  agents = [await signedIn('jonas.weil'), await signedIn('wren.castell')]
})
afterAll(() => test.close())

type Version = { version: number; text: string }

async function newCase(): Promise<string> {
  const mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  const fields = { Subject: 'Edited by many', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Data' }
  return ((await mara.ask('POST', RECORDS, { payload: { apiName: 'Case', fields } })).body as RecordShape).id
}

async function read(agent: TestClient, id: string): Promise<Version> {
  const record = (await agent.ask('GET', `${RECORDS}/${id}?fields=Case.Resolution__c`)).body as RecordShape
  return { version: record.weakEtag, text: String(record.fields.Resolution__c?.value ?? '') }
}

/** Adds a word to what an editor read. @returns the status. */
async function add(agent: TestClient, id: string, { version, text }: Version, word: string): Promise<number> {
  const payload = { fields: { Resolution__c: `${text} ${word}` } }
  const { status } = await agent.ask('PATCH', `${RECORDS}/${id}`, { headers: { 'if-match': `"${version}"` }, payload })
  return status
}

const words = (count: number): string[] => Array.from({ length: count }, (_, index) => `w${index}`)
const agentOf = (index: number): TestClient => agents[index % 2 === 0 ? 0 : 1]

it('accepts one of 200 edits of the same version, and answers 412 to the others', async () => {
  const id = await newCase()
  const seen = await read(agents[0], id)
  const all = words(200)
  const statuses = await Promise.all(all.map((word, index) => add(agentOf(index), id, seen, word)))
  expect(statuses.filter((status) => status === 412)).toHaveLength(199)
  const winner = all[statuses.indexOf(200)]
  expect(await read(agents[0], id)).toEqual({ version: seen.version + 1, text: `${seen.text} ${winner}` })
})

it('keeps the edit of every editor who retries until it is accepted', async () => {
  const id = await newCase()
  const { version } = await read(agents[0], id)
  const all = words(20)
  const keepTrying = async (agent: TestClient, word: string): Promise<void> => {
    let status = 412
    while (status === 412) status = await add(agent, id, await read(agent, id), word)
    expect(status).toBe(200)
  }
  await Promise.all(all.map((word, index) => keepTrying(agentOf(index), word)))
  const last = await read(agents[0], id)
  expect(last.text.trim().split(' ').sort()).toEqual(all.sort())
  expect(last.version).toBe(version + all.length)
})
