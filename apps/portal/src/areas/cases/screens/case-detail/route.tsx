import { getRecord } from 'record-cache'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { primeInBrowser, primeOnServer, type RouteRecords, want, wantForStatus } from '../../../../records/prime.ts'
import { getGlobalActions, getRelatedListRecords } from '../../../../records/records.ts'
import { attachmentsReading, caseFields, caseOptionalFields, commentsReading, historyReading } from './case-readings.ts'

export { CaseDetailScreen as default } from './CaseDetailScreen.tsx'

export const records: RouteRecords = ({ url }) => {
  const caseId = url.searchParams.get('id') ?? ''
  return [
    wantForStatus(getRecord, { recordId: caseId, fields: caseFields, optionalFields: caseOptionalFields }),
    want(getRelatedListRecords, commentsReading(caseId)),
    want(getRelatedListRecords, historyReading(caseId)),
    want(getRelatedListRecords, attachmentsReading(caseId)),
    want(getGlobalActions, caseOpening),
  ]
}
export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
