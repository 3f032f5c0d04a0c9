import { limits } from 'contract'
import { getObjectCreateActions, getObjectInfo } from 'record-cache'
import { read } from 'record-cache-react'
import { page, required } from '../../../../records/page.ts'
import {
  type AnswerOf,
  listPage,
  type RowOf,
  readList,
  readRecord,
  readRelatedList,
} from '../../../../records/records.ts'
import { addressQuery, oneOf, pageNumber, type QueryOf } from '../../../../site/address-query.ts'
import { pages } from '../../../../site/pages.ts'
import { NEW, paths } from '../../../../site/paths.ts'
import { readProductPages } from '../../reads.ts'

const objectApiName = 'Knowledge__kav'

/** Rows per page. */
export const PAGE_SIZE = 25

/** The list view of each list of articles. */
const listViews = { drafts: 'DraftArticles', published: 'PublishedArticles', archived: 'ArchivedArticles' } as const

export type ListName = keyof typeof listViews

export const listNames = Object.keys(listViews) as ListName[]

/** The list of articles and its page. */
export const articlesQuery = addressQuery(paths.author, {
  show: oneOf(listNames, 'drafts'),
  page: pageNumber(PAGE_SIZE),
})

/** The lists of articles, or the article that the address names. */
export const author = page({
  ...pages.author,
  reads: ({ query }) => {
    const chosen = query.get('id')
    const known = chosen === null || chosen === NEW ? null : chosen
    return {
      articles: chosen === null ? readArticles(articlesQuery.read(query)) : null,
      article: known === null ? null : required(readAuthored(known)),
      version: known === null ? null : readNamed(query.get('version')),
      versions: known === null ? null : readVersions(known),
      from: known === null ? null : readNamed(query.get('from')),
      to: known === null ? null : readNamed(query.get('to')),
      files: known === null ? null : readFiles(known),
      votes: known === null ? null : readVotes(known),
      products: chosen === null ? null : readProducts,
      productPages: known === null ? null : readProductPages,
      rights: chosen === null ? null : read(getObjectInfo, { objectApiName }),
      offered: read(getObjectCreateActions, { objectApiName, actionTypes: ['StandardButton'] }),
    }
  },
})

const readArticles = ({ show, page }: QueryOf<typeof articlesQuery>) =>
  readList(
    { objectApiName, listViewApiName: listViews[show], ...listPage(PAGE_SIZE, page) },
    ['Knowledge__kav.Title', 'Knowledge__kav.IsPublic', 'Knowledge__kav.ViewCount__c', 'Knowledge__kav.SystemModstamp'],
    ['Knowledge__kav.ReviewDate__c', 'Knowledge__kav.Product__r.Name'],
  )

const readAuthored = (id: string) =>
  readRecord(
    id,
    [
      'Knowledge__kav.Title',
      'Knowledge__kav.UrlName',
      'Knowledge__kav.Summary',
      'Knowledge__kav.InfoType__c',
      'Knowledge__kav.Content__c',
      'Knowledge__kav.Download_URL__c',
      'Knowledge__kav.DataCategories__c',
      'Knowledge__kav.Product__c',
      'Knowledge__kav.PublicationStatus',
      'Knowledge__kav.IsPublic',
      'Knowledge__kav.IsFeatured__c',
      'Knowledge__kav.ViewCount__c',
      'Knowledge__kav.LastPublishedDate',
      'Knowledge__kav.DurationSeconds__c',
    ],
    [
      'Knowledge__kav.RecordType.DeveloperName',
      'Knowledge__kav.RecordTypeId',
      'Knowledge__kav.OwnerId',
      'Knowledge__kav.ReviewDate__c',
      'Knowledge__kav.InternalNotes__c',
    ],
  )

/** One version of an article. */
const readVersion = (id: string) =>
  readRecord(
    id,
    [
      'ArticleVersion__c.ArticleId__c',
      'ArticleVersion__c.Number__c',
      'ArticleVersion__c.State__c',
      'ArticleVersion__c.Title__c',
      'ArticleVersion__c.Summary__c',
      'ArticleVersion__c.InfoType__c',
      'ArticleVersion__c.Content__c',
      'ArticleVersion__c.Download_URL__c',
      'ArticleVersion__c.DurationSeconds__c',
      'ArticleVersion__c.DataCategories__c',
      'ArticleVersion__c.Product__c',
    ],
    ['ArticleVersion__c.OwnerId', 'ArticleVersion__c.Product__r.Name'],
  )

const readNamed = (id: string | null) => (id === null ? null : required(readVersion(id)))

/** The versions of an article visible to the author, newest first. */
const readVersions = (id: string) =>
  readRelatedList(
    { parentRecordId: id, relatedListId: 'Versions__r', sortBy: ['-Number__c'], pageSize: limits.pageSizeMax },
    [
      'ArticleVersion__c.Number__c',
      'ArticleVersion__c.Title__c',
      'ArticleVersion__c.State__c',
      'ArticleVersion__c.PublishedDate__c',
    ],
  )

/** The files linked to an article, newest first. */
const readFiles = (id: string) =>
  readRelatedList(
    {
      parentRecordId: id,
      relatedListId: 'AttachedContentDocuments',
      sortBy: ['-CreatedDate'],
      pageSize: limits.pageSizeMax,
    },
    [
      'ContentDocumentLink.ContentDocument.Title',
      'ContentDocumentLink.ContentDocument.ContentSize',
      'ContentDocumentLink.ContentDocument.LatestPublishedVersionId',
    ],
    [
      'ContentDocumentLink.ContentDocument.FileExtension',
      'ContentDocumentLink.ContentDocument.LatestPublishedVersion.FileType',
      'ContentDocumentLink.ContentDocument.LatestPublishedVersion.ScanState',
    ],
  )

/** The votes on an article, newest first. */
const readVotes = (id: string) =>
  readRelatedList(
    { parentRecordId: id, relatedListId: 'Votes__r', sortBy: ['-CreatedDate'], pageSize: limits.pageSizeMax },
    ['ArticleVote__c.IsHelpful__c', 'ArticleVote__c.Words__c'],
  )

const readProducts = readList(
  { objectApiName: 'Product2', listViewApiName: 'AllProducts', pageSize: limits.pageSizeMax },
  ['Product2.Name'],
)

export type AuthoredRecord = AnswerOf<typeof readAuthored>
export type VersionRecord = AnswerOf<typeof readVersion>
export type LinkedFile = RowOf<ReturnType<typeof readFiles>>
export type AuthoredRow = RowOf<typeof readArticles>
