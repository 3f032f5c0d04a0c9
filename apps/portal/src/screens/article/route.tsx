import { getListRecords } from 'record-cache'
import { primeInBrowser, primeOnServer, type RouteRecords, wantOneRow } from '../../lib/prime.ts'
import { articleReading } from './article-reading.ts'

export { ArticleScreen as default } from './ArticleScreen.tsx'

export const records: RouteRecords = ({ params }) => [wantOneRow(getListRecords, articleReading(params.urlName ?? ''))]
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
