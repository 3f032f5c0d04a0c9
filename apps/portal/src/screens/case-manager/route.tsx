import { getListRecords } from 'record-cache'
import { primeInBrowser, primeOnServer, type RouteRecords, want } from '../../lib/prime.ts'
import { caseListConfig } from './case-list-config.ts'
import { readCaseQuery } from './case-query.ts'

export { CaseManagerScreen as default } from './CaseManagerScreen.tsx'

export const records: RouteRecords = ({ url, user, nowMs }) => [
  want(getListRecords, caseListConfig(readCaseQuery(url.searchParams), user.timeZone, nowMs)),
]
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
