import { getListRecords } from 'record-cache'
import { caseWorkOf } from '../../features/case-work.ts'
import { primeInBrowser, primeOnServer, type RouteRecords, want } from '../../lib/prime.ts'
import { caseListConfig } from './case-list-config.ts'
import { readCaseQuery } from './case-query.ts'

export { CaseManagerScreen as default } from './CaseManagerScreen.tsx'

export const records: RouteRecords = ({ url, user, nowMs }) => {
  const work = caseWorkOf(user.profile)
  if (!work) return null
  return [want(getListRecords, caseListConfig(work, readCaseQuery(url.searchParams, work), user.timeZone, nowMs))]
}
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
