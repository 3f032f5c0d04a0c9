import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ DAILY_QUOTAS: 'CaseDraft__c=1/2' })
})
afterAll(() => test.close())

it('answers a creation beyond the quota of the installation with 429 and the time to wait', async () => {
  const [mara, theo] = [
    await test.signedIn('mara.okafor@osprey-ridge.example'),
    await test.signedIn('theo.lindqvist@osprey-ridge.example'),
  ]
  const draftOf = (form: string) => ({
    payload: { apiName: 'CaseDraft__c', fields: { Form__c: form, Content__c: '{}' } },
  })
  expect((await mara.ask('POST', RECORDS, draftOf('case'))).status).toBe(201)
  const { status, headers, body } = await mara.ask('POST', RECORDS, draftOf('comment'))
  const message = 'You have reached the limit of 1 Case drafts a day. Try again in 24 hours.'
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000)
  expect(body).toMatchObject({
    message,
    output: { errors: [{ errorCode: 'DAILY_LIMIT_REACHED', field: null, message }] },
  })
  expect((await theo.ask('POST', RECORDS, draftOf('case'))).status).toBe(201)
})
