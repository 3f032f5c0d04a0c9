import { useRead } from 'record-cache-react'
import type { RowOf } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { ARTICLES, type readArticles } from '../../reads.ts'
import { home } from './page.ts'
import { type ShortList, shortList, withoutShown } from './short-list.ts'

export type ArticleRow = RowOf<typeof readArticles>
export type ArticleShortList = ShortList<ArticleRow>

/** The articles of an author, null for other readers, the featured ones and the most read; none is in two lists. */
export function useHomeArticles(): { own: ArticleShortList | null; featured: ArticleShortList; top: ArticleShortList } {
  const reads = useReads(home)
  const own = shortList(useRead(reads.ownArticles), asItIs)
  const featured = withoutShown(shortList(useRead(reads.featured), asItIs), ARTICLES, own)
  const top = withoutShown(shortList(useRead(reads.top), asItIs), ARTICLES, own, featured)
  return { own: reads.ownArticles && own, featured, top }
}

const asItIs = (article: ArticleRow): ArticleRow => article
