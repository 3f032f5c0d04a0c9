import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { primeInBrowser, primeOnServer, type RouteRecords, want } from '../../../../records/prime.ts'
import { getGlobalActions, getListRecords, getRelatedListCount } from '../../../../records/records.ts'
import { caseCountConfig, counters } from './case-counts.ts'
import { caseListConfig } from './case-list-config.ts'
import { readCaseQuery } from './case-query.ts'

export { CaseManagerScreen as default } from './CaseManagerScreen.tsx'

export const records: RouteRecords = ({ url, user, offers, nowMs }) => {
  const work = caseWorkOf(offers.caseLists)
  if (!work) return null
  const query = readCaseQuery(url.searchParams, work)
  const counts = counters.map((counter) => caseCountConfig(work, user, counter)).filter((config) => config !== null)
  return [
    want(getListRecords, caseListConfig(work, query, user.timeZone, nowMs)),
    want(getGlobalActions, caseOpening),
    ...counts.map((config) => want(getRelatedListCount, config)),
  ]
}
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
