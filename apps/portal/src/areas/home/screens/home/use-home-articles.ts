import { useRead } from 'record-cache-react'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import type { RowOf } from '../../../../records/records.ts'
import { ARTICLES, type ListedArticle, type readOwnArticles, VIDEOS } from '../../reads.ts'
import { home } from './page.ts'
import { type ShortList, shortList, withoutShown } from './short-list.ts'

/** An article of the home page, from either call. */
export type ArticleRow = {
  id: string
  urlName: string
  title: string
  recordType: string | null
  isVideo: boolean
  infoType: string
  productName: string
  seconds: number
  published: string | null
}

export type ArticleShortList = ShortList<ArticleRow>

/** The author's articles (null for other readers), the featured ones, the most read and the videos, without duplicates. */
export function useHomeArticles(): {
  own: ArticleShortList | null
  featured: ArticleShortList
  top: ArticleShortList
  videos: ArticleShortList
} {
  const reads = useReads(home)
  const own = shortList(useRead(reads.ownArticles), ownRow)
  const featured = withoutShown(listed(useRead(reads.featured)), ARTICLES, own)
  const top = withoutShown(listed(useRead(reads.top)), ARTICLES, own, featured)
  const videos = withoutShown(listed(useRead(reads.videos)), VIDEOS, own, featured, top)
  return { own: reads.ownArticles && own, featured, top, videos }
}

type Listed = Pick<ReturnType<typeof useRead<ListedArticle[]>>, 'data' | 'state' | 'refresh'>

const listed = ({ data, ...answer }: Listed): ArticleShortList =>
  shortList({ ...answer, data: data && { records: data, nextPageToken: null } }, listedRow)

const listedRow = (article: ListedArticle): ArticleRow => ({
  id: article.Id,
  urlName: article.UrlName ?? article.Id,
  title: article.Title ?? '',
  recordType: article.RecordType?.DeveloperName ?? null,
  isVideo: article.IsVideo__c === true,
  infoType: article.InfoType__c ?? '',
  productName: article.Product__r?.Name ?? '',
  seconds: article.DurationSeconds__c ?? 0,
  published: article.LastPublishedDate,
})

const ownRow = ({ id, fields }: RowOf<typeof readOwnArticles>): ArticleRow => ({
  id,
  urlName: fields.UrlName.value ?? id,
  title: textOf(fields.Title),
  recordType: fields.RecordType?.value?.fields.DeveloperName?.value ?? null,
  isVideo: fields.IsVideo__c?.value === true,
  infoType: textOf(fields.InfoType__c),
  productName: textOf(fields.Product__r?.value?.fields.Name),
  seconds: fields.DurationSeconds__c?.value ?? 0,
  published: fields.LastPublishedDate?.value ?? null,
})
