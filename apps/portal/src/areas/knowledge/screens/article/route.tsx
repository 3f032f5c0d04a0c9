import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { primeInBrowser, primeOnServer, type RouteRecords, want, wantThat } from '../../../../records/prime.ts'
import { getGlobalActions, getListRecords } from '../../../../records/records.ts'
import { articleReading } from './article-reading.ts'

export { ArticleScreen as default } from './ArticleScreen.tsx'

export const records: RouteRecords = ({ params }) => [
  wantThat(getListRecords, articleReading(params.urlName ?? ''), ({ records: [article] }) => article !== undefined),
  want(getGlobalActions, caseOpening),
]
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
