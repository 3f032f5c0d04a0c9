import { UI_API } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import * as answers from './testing/original-answers.ts'
import { unlike } from './testing/unlike.ts'

// Answers that a client written for the original service reads strictly, held against fixtures of the documented form.

let test: TestServer
let mara: TestClient
let caseId: string

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  const fields = { Subject: 'Forms', Description: 'One.', Impact__c: 'Minor Degradation', IssueType__c: 'Data' }
  caseId = ((await post('/records', { apiName: 'Case', fields })).body as { id: string }).id
  for (const CommentBody of ['One', 'Two', 'Three']) {
    await post('/records', { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody } })
  }
})

afterAll(() => test.close())

const post = (path: string, payload: object, client = mara): Promise<Answer> =>
  client.ask('POST', UI_API + path, { payload })

it('repeats the order asked of a related list, and none where none was asked', async () => {
  const path = `/related-list-records/${caseId}/CaseComments`
  const own = await post(path, {})
  expect(unlike(own.body, answers.relatedListRecords({ sortBy: [] }))).toEqual([])
  const asked = await post(path, { sortBy: ['-CreatedDate', 'Id'], fields: ['CaseComment.CommentBody'] })
  expect(asked.body).toMatchObject({ sortBy: ['-CreatedDate', 'Id'] })
  const batch = await post(`/related-list-records/batch/${caseId}`, {
    relatedListParameters: [{ relatedListId: 'CaseComments' }, { relatedListId: 'CaseComments', sortBy: ['Id'] }],
  })
  expect(batch.body).toMatchObject({ results: [{ result: { sortBy: [] } }, { result: { sortBy: ['Id'] } }] })
})
