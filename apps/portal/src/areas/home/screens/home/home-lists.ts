import { caseRowFields, caseRowOptionalFields } from '../../../../parts/cases/case-row.ts'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'

/** Articles shown in one list of the home page. */
const ARTICLES = 5

/** Cases shown in one list of the home page. */
export const CASES = 5

const cases = { objectApiName: 'Case', fields: caseRowFields, optionalFields: caseRowOptionalFields } as const

/** The fields that a row of a list of articles is drawn with. */
export const articleFields = ['Knowledge__kav.Title', 'Knowledge__kav.UrlName', 'Knowledge__kav.InfoType__c'] as const

/** Those that it does without. */
export const articleOptionalFields = [
  'Knowledge__kav.Product__r.Name',
  'Knowledge__kav.DurationSeconds__c',
  'Knowledge__kav.LastPublishedDate',
] as const

const articles = {
  objectApiName: 'Knowledge__kav',
  fields: articleFields,
  optionalFields: articleOptionalFields,
  pageSize: ARTICLES,
} as const

/** The lists of articles on the home page; the route and the screen read the same. */
export const homeArticles = {
  featured: { ...articles, listViewApiName: 'FeaturedArticles' },
  top: { ...articles, listViewApiName: 'TopArticles' },
} as const

/** The cases that wait for the reader; null where none ever does. */
export function waitingCases({ home: { waitingView } }: CaseWork) {
  if (waitingView === null) return null
  return {
    ...cases,
    listViewApiName: waitingView,
    pageSize: CASES,
    where: JSON.stringify({ and: [{ AwaitingCustomer__c: { eq: true } }, { IsClosed: { eq: false } }] }),
  }
}

/** The cases at hand: enough that some are left when those that wait are shown above them. */
export function casesAtHand({ home: { view, waitingView } }: CaseWork) {
  return { ...cases, listViewApiName: view, pageSize: waitingView ? 2 * CASES : CASES }
}
