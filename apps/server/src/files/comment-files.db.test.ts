import { limits, type RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let url = ''
let mara: TestClient
let theo: TestClient
let jonas: TestClient

beforeAll(async () => {
  test = await startTestServer()
  url = (await test.server.start()).url
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  theo = await test.signedIn('theo.lindqvist@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
})

afterAll(() => test.close())

const create = (client: TestClient, apiName: string, fields: object) =>
  client.ask('POST', `${UI_API}/records`, { payload: { apiName, fields } })

async function createRecord(client: TestClient, apiName: string, fields: object): Promise<string> {
  const { status, text, body } = await create(client, apiName, fields)
  if (status !== 201) throw new Error(text)
  return (body as RecordShape).id
}

const newCase = () =>
  createRecord(mara, 'Case', { Subject: 'Files', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Data' })

const comment = (client: TestClient, caseId: string, more = {}) =>
  createRecord(client, 'CaseComment', { ParentId: caseId, CommentBody: 'See file', ...more })

const link = (client: TestClient, documentId: string, targetId: string) =>
  create(client, 'ContentDocumentLink', { ContentDocumentId: documentId, LinkedEntityId: targetId })

const codeOf = ({ text }: Answer): string | undefined => /"errorCode":"(\w+)"/.exec(text)?.[1]

/** Sends bytes in pieces without a length, as an upload of so many bytes. */
async function upload(client: TestClient, bytes: Buffer, announced = bytes.length, name = 'log.txt') {
  const shared = { cookie: client.cookie, 'x-csrf-token': client.session?.csrfToken ?? '', 'tus-resumable': '1.0.0' }
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const begun = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: { ...shared, 'upload-length': String(announced), 'upload-metadata': metadata },
  })
  const pieces = [bytes.subarray(0, 1_000), bytes.subarray(1_000)].filter(({ length }) => length > 0)
  const answer = await fetch(url + (begun.headers.get('location') ?? ''), {
    method: 'PATCH',
    headers: { ...shared, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: ReadableStream.from(pieces.map((piece) => new Uint8Array(piece))),
    duplex: 'half',
  })
  const { code } = (answer.status < 400 ? {} : await answer.json()) as { code?: string }
  const [documentId, versionId] = ['document', 'version'].map((kind) => answer.headers.get(`content-${kind}-id`) ?? '')
  return { status: answer.status, code, documentId: documentId ?? '', versionId: versionId ?? '' }
}

it('takes a file of exactly the limit to a comment, and one byte more by no way', async () => {
  const caseId = await newCase()
  const own = await comment(mara, caseId)
  const whole = Buffer.alloc(limits.commentFileBytes + 1, 'x')
  const fitting = await upload(mara, whole.subarray(1))
  expect((await link(mara, fitting.documentId, own)).status).toBe(201)
  // Announced as small: the byte too many is refused while it arrives.
  expect(await upload(mara, whole, limits.commentFileBytes)).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' })
  // Announced as it is, attached to the case, and then to the comment.
  const larger = await upload(mara, whole)
  expect(larger.status).toBe(204)
  expect((await link(mara, larger.documentId, caseId)).status).toBe(201)
  const refused = await link(mara, larger.documentId, own)
  expect([refused.status, codeOf(refused)]).toEqual([400, 'COMMENT_FILE_TOO_LARGE'])
  const ofNote = await upload(jonas, whole)
  const note = await comment(jonas, caseId, { IsPublished: false })
  expect(codeOf(await link(jonas, ofNote.documentId, note))).toBe('COMMENT_FILE_TOO_LARGE')
})

it('shows nothing of the file of a note to customers, on any way to files', async () => {
  const caseId = await newCase()
  const note = await comment(jonas, caseId, { IsPublished: false })
  const { documentId, versionId } = await upload(jonas, Buffer.from('zanzibar'), 8, 'zanzibar-list.txt')
  const linkId = await createRecord(jonas, 'ContentDocumentLink', {
    ContentDocumentId: documentId,
    LinkedEntityId: note,
  })
  const records = `${UI_API}/records`
  const fields = 'ContentDocumentLink.ContentDocument.Title'
  const lists = [
    `${UI_API}/related-list-records/${caseId}/CommentFiles?fields=${fields}`,
    `${UI_API}/related-list-records/${caseId}/AttachedContentDocuments?fields=${fields}`,
    `${UI_API}/list-records/ContentDocument/Newest?fields=ContentDocument.Title&pageSize=200`,
    `${UI_API}/search/results?q=zanzibar`,
    `${records}/batch/${linkId},${documentId},${versionId}?optionalFields=ContentDocument.Title`,
  ]
  const hidden = [
    `${UI_API}/related-list-records/${note}/AttachedContentDocuments?fields=${fields}`,
    `${records}/${linkId}?fields=ContentDocumentLink.LinkedEntityId`,
    `${records}/${documentId}?fields=ContentDocument.Title`,
    `${records}/${versionId}?fields=ContentVersion.Title`,
    `/files/${versionId}`,
    `/files/${versionId}/preview`,
  ]
  for (const client of [mara, theo]) {
    for (const address of lists)
      expect([address, (await client.ask('GET', address)).text]).toEqual([
        address,
        expect.not.stringContaining('zanzibar'),
      ])
    for (const address of hidden) expect([address, (await client.ask('GET', address)).status]).toEqual([address, 404])
    expect((await client.ask('HEAD', `/files/${versionId}`)).status).toBe(404)
    const part = await client.ask('GET', `/files/${versionId}`, { headers: { range: 'bytes=0-3' } })
    expect(part.status).toBe(404)
  }
  expect((await jonas.ask('GET', lists[0] ?? '')).text).toContain('zanzibar')
  for (const address of hidden) expect([address, (await jonas.ask('GET', address)).status]).toEqual([address, 200])
})

it('attaches nothing to a comment once its case is closed, even by concurrent requests', async () => {
  const caseId = await newCase()
  const own = await comment(mara, caseId)
  const files = await Promise.all(Array.from({ length: 6 }, () => upload(mara, Buffer.from('x'))))
  const closing = mara.ask('POST', `${UI_API}/actions/perform-quick-action/Case.Close`, {
    payload: { contextId: caseId, fields: {} },
  })
  const tries = await Promise.all(files.map(({ documentId }) => link(mara, documentId, own)))
  const { status, text } = await closing
  expect([text, status < 300]).toEqual([text, true])
  for (const answer of tries) if (answer.status !== 201) expect(codeOf(answer)).toBe('CASE_CLOSED')
  const attached = async () => {
    const address = `${UI_API}/related-list-records/${caseId}/CommentFiles?fields=ContentDocumentLink.LinkedEntityId`
    return ((await mara.ask('GET', address)).body as { count: number }).count
  }
  expect(await attached()).toBe(tries.filter(({ status }) => status === 201).length)
  const late = await upload(mara, Buffer.from('x'))
  expect(codeOf(await link(mara, late.documentId, own))).toBe('CASE_CLOSED')
})
