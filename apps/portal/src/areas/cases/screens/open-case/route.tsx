import { getPicklistValuesByRecordType } from 'record-cache'
import { caseOpening, opensCases } from '../../../../parts/cases/case-opening.ts'
import { primeInBrowser, primeOnServer, type RouteRecords, want, wantThat } from '../../../../records/prime.ts'
import { getGlobalActions, getListRecords } from '../../../../records/records.ts'
import { choiceConfigs } from './case-choices.ts'

export { OpenCaseScreen as default } from './OpenCaseScreen.tsx'

export const records: RouteRecords = () => [
  wantThat(getGlobalActions, caseOpening, opensCases),
  want(getPicklistValuesByRecordType, choiceConfigs.picklists),
  want(getListRecords, choiceConfigs.products),
  want(getListRecords, choiceConfigs.aircraft),
  want(getListRecords, choiceConfigs.services),
]
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
