import { datePresets, dayIn, presetRange, rangeInstants } from 'contract'
import { auditGroups, kindsOf } from '../../../../parts/audit-kinds.ts'
import { addressQuery, named, oneOf, pageNumber, type QueryOf, words } from '../../../../site/address-query.ts'
import { paths } from '../../../../site/paths.ts'

/** Rows per page. */
export const PAGE_SIZE = 25

/** The filters and the page, as the address has them. `who` is the beginning of a name. */
export const auditQuery = addressQuery(paths.auditLog, {
  group: named('kind', oneOf(auditGroups, null)),
  created: oneOf(datePresets, null),
  who: words(),
  page: pageNumber(PAGE_SIZE),
})

export type AuditQuery = QueryOf<typeof auditQuery>

/** The `where` of the list; undefined without filters. Days are in the reader's time zone. */
export function whereOf({ group, created, who }: AuditQuery, timeZone: string, nowMs: number): string | undefined {
  const clauses: object[] = []
  if (group) clauses.push({ Kind__c: { in: kindsOf(group) } })
  if (created) {
    const { from, before } = rangeInstants(presetRange(created, dayIn(timeZone, nowMs)), timeZone)
    clauses.push({ CreatedDate: { gte: { value: from } } }, { CreatedDate: { lt: { value: before } } })
  }
  if (who) clauses.push({ Actor__r: { Name: { like: `${who.replaceAll(/[\\%_]/g, '\\$&')}%` } } })
  return clauses.length === 0 ? undefined : JSON.stringify({ and: clauses })
}
