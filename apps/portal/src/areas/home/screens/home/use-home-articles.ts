import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/page.ts'
import { ARTICLES, type ListedArticle, VIDEOS } from '../../reads.ts'
import { home } from './page.ts'
import { type ShortList, shortList, withoutShown } from './short-list.ts'

/** An article of the home page. */
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

/** The featured articles, the most read and the videos, without duplicates. */
export function useHomeArticles(): { featured: ArticleShortList; top: ArticleShortList; videos: ArticleShortList } {
  const reads = useReads(home)
  const featured = withoutShown(listed(useRead(reads.featured)), ARTICLES)
  const top = withoutShown(listed(useRead(reads.top)), ARTICLES, featured)
  const videos = withoutShown(listed(useRead(reads.videos)), VIDEOS, featured, top)
  return { featured, top, videos }
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
