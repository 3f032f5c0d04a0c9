import { getSeoProperties } from 'record-cache'
import { type Read, read } from 'record-cache-react'
import type { ArticleAnswer } from '../../reads.ts'

/** Properties for search engines; null for an article that is not public. */
export function readSeo({ knowledgeRec, isPublic }: ArticleAnswer, communityId: string): Read<Properties> | null {
  if (!knowledgeRec || !isPublic) return null
  return read(getSeoProperties, { communityId, recordId: knowledgeRec.Id, fields: ['Title', 'Summary'] })
}

type Properties = { readonly fields: Readonly<Record<string, string>> }
