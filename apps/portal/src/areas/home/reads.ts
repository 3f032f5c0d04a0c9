import { caseRowFields, caseRowOptionalFields } from '../../parts/cases/case-row.ts'
import type { CaseWork } from '../../parts/cases/case-work.ts'
import type { ListViews } from '../../records/record-types.ts'
import { readList } from '../../records/records.ts'

/** Articles shown in one list of the home page. */
export const ARTICLES = 5

/** Cases shown in one list of the home page. */
export const CASES = 5

/** A short list of articles; the optional fields are those that it does without. */
export const readArticles = (listViewApiName: ListViews['Knowledge__kav'], pageSize: number) =>
  readList(
    { objectApiName: 'Knowledge__kav', listViewApiName, pageSize },
    ['Knowledge__kav.Title', 'Knowledge__kav.UrlName', 'Knowledge__kav.InfoType__c'],
    ['Knowledge__kav.Product__r.Name', 'Knowledge__kav.DurationSeconds__c', 'Knowledge__kav.LastPublishedDate'],
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
