import { getListRecords } from 'record-cache'
import { primeInBrowser, primeOnServer, type RouteRecords, want } from '../../lib/prime.ts'
import { homeLists } from './home-lists.ts'

export { HomeScreen as default } from './HomeScreen.tsx'

export const records: RouteRecords = () => Object.values(homeLists).map((list) => want(getListRecords, list))
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
