import { type AnswerOf, knowledgeMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'
import { caseRowFields, caseRowOptionalFields } from '../../parts/cases/case-row.ts'
import type { CaseWork } from '../../parts/cases/case-work.ts'
import type { ListViews } from '../../records/record-types.ts'
import { readList } from '../../records/records.ts'

/** Articles shown in one list of the home page. */
export const ARTICLES = 5

/** Videos shown on the home page. */
export const VIDEOS = 4

/** Alerts shown on the home page. */
const ALERTS = 3

/** Cases shown in one list of the home page. */
export const CASES = 5

/** An article as lists show it. */
export type ListedArticle = AnswerOf<typeof knowledgeMethods.getKnowledgeList>[number]

const getList = methodReader(knowledgeMethods.getKnowledgeList)

type Choice = { video: true } | { featured: true } | { order: 'mostViewed' }

/** A short list of articles that the reader may read, visitors the public ones; product pages are none to read. */
export function readArticles(choice: Choice, limit: number): Read<ListedArticle[]> {
  return read(getList, { ...choice, withProductPages: false, limit })
}

/** The articles of an author, the last one changed first. */
export const readOwnArticles = readList(
  { objectApiName: 'Knowledge__kav', listViewApiName: 'MyArticles', pageSize: ARTICLES },
  ['Knowledge__kav.Title', 'Knowledge__kav.UrlName', 'Knowledge__kav.InfoType__c'],
  [
    'Knowledge__kav.RecordType.DeveloperName',
    'Knowledge__kav.Product__r.Name',
    'Knowledge__kav.DurationSeconds__c',
    'Knowledge__kav.IsVideo__c',
    'Knowledge__kav.LastPublishedDate',
  ],
)

/** The newest alerts about products of the reader's account. */
export const readAlerts = readList(
  { objectApiName: 'ProductAlert__c', listViewApiName: 'AllAlerts', pageSize: ALERTS },
  ['ProductAlert__c.Title__c', 'ProductAlert__c.Kind__c', 'ProductAlert__c.EffectiveDate__c'],
  ['ProductAlert__c.Product__r.Name'],
)

/** The cases that wait for the reader; null where none ever does. */
export function readWaitingCases({ home: { waitingView } }: CaseWork) {
  return waitingView && readCases({ listViewApiName: waitingView, pageSize: CASES })
}

/** The cases at hand: enough that some are left when those that wait are shown above them. */
export function readCasesAtHand({ home: { view, waitingView } }: CaseWork) {
  return readCases({ listViewApiName: view, pageSize: waitingView ? 2 * CASES : CASES })
}

/** The open cases of all, newest change first, for those who take them up; null for others. */
export function readOpenQueue({ lists }: CaseWork) {
  const queue = lists.find(({ name }) => name === 'open')
  return queue ? readCases({ listViewApiName: queue.view, pageSize: 2 * CASES }) : null
}

function readCases(list: { listViewApiName: ListViews['Case']; pageSize: number }) {
  return readList({ objectApiName: 'Case', ...list }, caseRowFields, caseRowOptionalFields)
}
