import type { TestClient } from './test-server.ts'

/** Uploads a file in one request, and links it to a record. @returns the id of its version. */
export async function linkFile(client: TestClient, recordId: string, name: string, text: string): Promise<string> {
  const headers = {
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-length': String(text.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  }
  const upload = await client.ask('POST', '/uploads', { headers, payload: text })
  if (upload.status !== 201) throw new Error(upload.text)
  const fields = { ContentDocumentId: upload.headers['content-document-id'], LinkedEntityId: recordId }
  const payload = { apiName: 'ContentDocumentLink', fields }
  const link = await client.ask('POST', '/services/data/v65.0/ui-api/records', { payload })
  if (link.status !== 201) throw new Error(link.text)
  return String(upload.headers['content-version-id'])
}
