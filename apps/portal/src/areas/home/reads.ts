import { type AnswerOf, knowledgeMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'
import { caseRowFields, caseRowOptionalFields } from '../../parts/cases/case-row.ts'
import type { CaseWork } from '../../parts/cases/case-work.ts'
import { dueFields } from '../../parts/cases/due/due-fields.ts'
import { type QueueName, queueViews } from '../../parts/cases/queue-names.ts'
import type { ListViews } from '../../records/record-types.ts'
import { readList } from '../../records/records.ts'

/** Articles per list of the home page. */
export const ARTICLES = 5

/** Videos on the home page. */
export const VIDEOS = 4

/** Alerts on the home page. */
const ALERTS = 3

/** Cases per list of the home page. */
export const CASES = 5

/** An article in a list. */
export type ListedArticle = AnswerOf<typeof knowledgeMethods.getKnowledgeList>[number]

const getList = methodReader(knowledgeMethods.getKnowledgeList)

type Choice = { video: true } | { featured: true } | { order: 'mostViewed' }

/** A short list of articles that the reader may read, without product pages. */
export function readArticles(choice: Choice, limit: number): Read<ListedArticle[]> {
  return read(getList, { ...choice, withProductPages: false, limit })
}

const ofArticles = { objectApiName: 'Knowledge__kav', pageSize: ARTICLES } as const

/** The drafts that the author can read, last changed first. */
export const readDrafts = readList(
  { ...ofArticles, listViewApiName: 'DraftArticles' },
  ['Knowledge__kav.Title', 'Knowledge__kav.SystemModstamp'],
  ['Knowledge__kav.Product__r.Name'],
)

/** Published articles whose review is due by a day, the most overdue first. */
export const readReviews = (day: string) =>
  readList(
    {
      ...ofArticles,
      listViewApiName: 'PublishedArticles',
      sortBy: ['ReviewDate__c'],
      where: JSON.stringify({ ReviewDate__c: { lte: { value: day } } }),
    },
    ['Knowledge__kav.Title', 'Knowledge__kav.SystemModstamp'],
    ['Knowledge__kav.Product__r.Name', 'Knowledge__kav.ReviewDate__c'],
  )

/** The most frequent searches without results. */
export const readUnansweredSearches = readList(
  { objectApiName: 'UnansweredSearch__c', listViewApiName: 'UnansweredSearches', pageSize: ARTICLES },
  ['UnansweredSearch__c.Words__c', 'UnansweredSearch__c.Count__c'],
)

/** The newest alerts about the products of the reader's account. */
export const readAlerts = readList(
  { objectApiName: 'ProductAlert__c', listViewApiName: 'AllAlerts', pageSize: ALERTS },
  [
    'ProductAlert__c.Title__c',
    'ProductAlert__c.Kind__c',
    'ProductAlert__c.Severity__c',
    'ProductAlert__c.EffectiveDate__c',
  ],
  ['ProductAlert__c.Product__r.Name'],
)

/** The cases waiting for the reader; null for roles whose home page has no such list. */
export function readWaitingCases({ home: { waitingView } }: CaseWork) {
  return waitingView && readCases({ listViewApiName: waitingView, pageSize: CASES })
}

/** The reader's current cases. Reads twice as many where the waiting ones are removed from the list afterwards. */
export function readCasesAtHand({ home: { view, waitingView } }: CaseWork) {
  return readCases({ listViewApiName: view, pageSize: waitingView ? 2 * CASES : CASES })
}

/** Cases of a queue of support, those that are due first on top. */
export const readQueue = (queue: QueueName) =>
  readList({ objectApiName: 'Case', listViewApiName: queueViews[queue], pageSize: CASES }, caseRowFields, [
    ...caseRowOptionalFields,
    ...dueFields,
  ])

function readCases(list: { listViewApiName: ListViews['Case']; pageSize: number }) {
  return readList({ objectApiName: 'Case', ...list }, caseRowFields, caseRowOptionalFields)
}
