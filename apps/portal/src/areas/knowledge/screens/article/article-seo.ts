import { getSeoProperties } from 'record-cache'
import { type Read, read } from 'record-cache-react'
import type { ArticleAnswer } from '../../reads.ts'

/** What search engines may know of an article; null for one that is not for everybody, of which they know nothing. */
export function readSeo({ knowledgeRec, isPublic }: ArticleAnswer, communityId: string): Read<Properties> | null {
  if (!knowledgeRec || !isPublic) return null
  return read(getSeoProperties, { communityId, recordId: knowledgeRec.Id, fields: ['Title', 'Summary'] })
}

type Properties = { readonly fields: Readonly<Record<string, string>> }
