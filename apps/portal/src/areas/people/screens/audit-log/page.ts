import { getRecords } from 'record-cache'
import { read } from 'record-cache-react'
import { page } from '../../../../records/page.ts'
import { listPage, type RowOf, readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { type AuditQuery, auditQuery, PAGE_SIZE, whereOf } from './audit-query.ts'

export const auditLog = page({
  ...pages.auditLog,
  reads: ({ query, user, nowMs }) => ({ events: readEvents(auditQuery.read(query), user.timeZone, nowMs) }),
})

function readEvents(query: AuditQuery, timeZone: string, nowMs: number) {
  const where = whereOf(query, timeZone, nowMs)
  return readList(
    {
      objectApiName: 'AuditEvent__c',
      listViewApiName: 'AuditEvents',
      ...listPage(PAGE_SIZE, query.page),
      ...(where === undefined ? {} : { where }),
    },
    ['AuditEvent__c.Kind__c', 'AuditEvent__c.Time__c', 'AuditEvent__c.ActorId__c', 'AuditEvent__c.TargetId__c'],
    ['AuditEvent__c.Actor__r.Name', 'AuditEvent__c.Account__r.Name'],
  )
}

export type EventRow = RowOf<typeof readEvents>

/** Name fields by the key prefix of ids; other records are not named. */
const nameFields: Readonly<Record<string, string>> = {
  '001': 'Account.Name',
  '003': 'Contact.Name',
  '005': 'User.Name',
  '500': 'Case.CaseNumber',
}

/** The names of the records of events, where visible to the reader. */
export function readTargets(ids: readonly string[]) {
  const groups = Map.groupBy(new Set(ids), (id) => nameFields[id.slice(0, 3)])
  const records = [...groups].flatMap(([field, recordIds]) =>
    field === undefined ? [] : [{ recordIds, optionalFields: [field] }],
  )
  return records.length === 0 ? null : read(getRecords, { records })
}
