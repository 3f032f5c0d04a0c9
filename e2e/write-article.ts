import type { DevClient } from 'dev-env'

const UI_API = '/services/data/v65.0/ui-api'

type Fields = Readonly<Record<string, string | boolean | null>>

/**
 * Writes an article with a linked file, and changes it as often as there are `changes`, such as to publish it.
 *
 * @returns its id.
 */
export async function writeArticle(author: DevClient, fields: Fields, ...changes: readonly Fields[]): Promise<string> {
  const form = new FormData()
  form.append('title', 'log')
  form.append('fileData', new Blob(['text']), 'log.txt')
  const { contentDocument } = await done(author.post(`${UI_API}/records/content-documents/content-versions`, form))
  const { id } = await done(author.post(`${UI_API}/records`, { apiName: 'Knowledge__kav', fields }))
  const link = { ContentDocumentId: contentDocument.id, LinkedEntityId: id }
  await done(author.post(`${UI_API}/records`, { apiName: 'ContentDocumentLink', fields: link }))
  for (const change of changes) await done(author.patch(`${UI_API}/records/${id}`, { fields: change }))
  return id
}

async function done(answer: ReturnType<DevClient['get']>): Promise<{ id: string; contentDocument: { id: string } }> {
  const { status, body, text } = await answer
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body as { id: string; contentDocument: { id: string } }
}
