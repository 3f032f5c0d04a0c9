import { OWN_DATA_PATH } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})
afterAll(() => test.close())

it.each([
  'mara.okafor@osprey-ridge.example',
  'theo.lindqvist@osprey-ridge.example',
  'jonas.weil@calder-aerodata.example',
  'priya.nair@calder-aerodata.example',
])('gives %s what is stored about them, as a file, and writes it into the audit log', async (email) => {
  const client = await test.signedIn(email)
  const answer = await client.ask('GET', OWN_DATA_PATH)
  expect(answer).toMatchObject({ status: 200, body: { User: { records: [{ Email: email }], hasMore: false } } })
  expect(answer.headers['content-disposition']).toContain('own-data.json')
  expect(answer.headers['cache-control']).toContain('no-store')
  const { rows } = await test.database.query(
    `select "TargetId__c" from records."AuditEvent__c" where "Kind__c" = 'OwnDataSaved' and "ActorId__c" = $1`,
    [client.session?.user.id],
  )
  expect(rows).toEqual([[client.session?.user.id]])
})

it('asks visitors to sign in', async () => {
  expect(await test.guest.ask('GET', OWN_DATA_PATH)).toMatchObject({ status: 401 })
})
