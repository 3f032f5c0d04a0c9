import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { primeInBrowser, primeOnServer, type RouteRecords, want } from '../../../../records/prime.ts'
import { getGlobalActions, getListRecords } from '../../../../records/records.ts'
import { casesAtHand, homeArticles, waitingCases } from './home-lists.ts'

export { HomeScreen as default } from './HomeScreen.tsx'

export const records: RouteRecords = ({ offers }) => {
  const work = caseWorkOf(offers.caseLists)
  const waiting = work && waitingCases(work)
  return [
    want(getGlobalActions, caseOpening),
    ...(waiting ? [want(getListRecords, waiting)] : []),
    ...(work ? [want(getListRecords, casesAtHand(work))] : []),
    ...Object.values(homeArticles).map((list) => want(getListRecords, list)),
  ]
}
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
