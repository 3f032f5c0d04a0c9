import type { ContentDocumentComposite, RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClamdStandIn, SIGNATURE, startClamdStandIn } from '../testing/clamd-stand-in.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

/** The queue takes a job within seconds. */
const SOON = { timeout: 30_000 }

let clamd: ClamdStandIn
let test: TestServer
let url = ''
let mara: TestClient
let jonas: TestClient
let caseId = ''

beforeAll(async () => {
  clamd = await startClamdStandIn()
  test = await startTestServer({ CLAMD_URL: clamd.url })
  url = (await test.server.start()).url
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  const fields = { Subject: 'With a file', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Data' }
  caseId = await created('Case', fields)
})

afterAll(async () => {
  await test.close()
  await clamd.stop()
})

async function created(apiName: string, fields: object): Promise<string> {
  const { body, status, text } = await mara.ask('POST', RECORDS, { payload: { apiName, fields } })
  if (status !== 201) throw new Error(text)
  return (body as RecordShape).id
}

/** A file on the case. @returns its version. */
async function attached(text: string): Promise<string> {
  const body = new FormData()
  body.append('fileData', new Blob([text]), 'log.txt')
  const answer = await fetch(`${url}${RECORDS}/content-documents/content-versions`, {
    method: 'POST',
    headers: { cookie: mara.cookie, 'x-csrf-token': mara.session?.csrfToken ?? '' },
    body,
  })
  const { contentDocument, contentVersion } = (await answer.json()) as ContentDocumentComposite
  await created('ContentDocumentLink', { ContentDocumentId: contentDocument.id, LinkedEntityId: caseId })
  return contentVersion.id
}

const stateFor = async (client: TestClient, versionId: string): Promise<[unknown, number]> => {
  const record = await client.ask('GET', `${RECORDS}/${versionId}?fields=ContentVersion.ScanState`)
  const { status } = await client.ask('GET', `/files/${versionId}`)
  return [(record.body as RecordShape).fields.ScanState?.value, status]
}

it('has each new file scanned by the daemon before others open it', async () => {
  const release = clamd.hold()
  const versionId = await attached('a page')
  await expect.poll(() => clamd.scanned.length, SOON).toBe(1)
  expect([await stateFor(mara, versionId), await stateFor(jonas, versionId)]).toEqual([
    ['Pending', 200],
    ['Pending', 404],
  ])
  release()
  await expect.poll(() => stateFor(jonas, versionId), SOON).toEqual(['Clean', 200])
})

it('closes a file in which the daemon finds a virus', async () => {
  const versionId = await attached(`a page with ${SIGNATURE}`)
  await expect.poll(() => stateFor(mara, versionId), SOON).toEqual(['Quarantined', 404])
})
