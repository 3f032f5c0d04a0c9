import { getListRecords, getPicklistValuesByRecordType } from 'record-cache'
import { primeInBrowser, primeOnServer, type RouteRecords, want } from '../../lib/prime.ts'
import { choiceConfigs } from './case-choices.ts'

export { OpenCaseScreen as default } from './OpenCaseScreen.tsx'

export const records: RouteRecords = () => [
  want(getPicklistValuesByRecordType, choiceConfigs.picklists),
  want(getListRecords, choiceConfigs.products),
  want(getListRecords, choiceConfigs.aircraft),
  want(getListRecords, choiceConfigs.services),
]
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
