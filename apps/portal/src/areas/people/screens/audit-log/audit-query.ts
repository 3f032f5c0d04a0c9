import { type DatePreset, datePresets, dayIn, limits, presetRange, rangeInstants } from 'contract'
import { type AuditGroup, auditGroups, kindsOf } from '../../../../parts/audit-kinds.ts'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { paths } from '../../../../site/paths.ts'

/** Everything that decides which events show; all of it stands in the address. */
export type AuditQuery = {
  group: AuditGroup | null
  created: DatePreset | null
  /** The beginning of a name. */
  who: string
  /** The page, counted from 1. */
  page: number
}

/** Rows of one page. */
export const PAGE_SIZE = 25

export const MOST_PAGES = lastPage(PAGE_SIZE)

/** Reads a query from an address. What makes no sense there counts as absent. */
export function readAuditQuery(address: URLSearchParams): AuditQuery {
  return {
    group: auditGroups.find((group) => group === address.get('kind')) ?? null,
    created: datePresets.find((preset) => preset === address.get('created')) ?? null,
    who: [...(address.get('who') ?? '')].slice(0, limits.searchTermCharacters).join(''),
    page: pageIn(address, PAGE_SIZE),
  }
}

/** The address of the audit log with this query. */
export function auditHref({ group, created, who, page }: AuditQuery): string {
  return paths.auditLog({
    kind: group ?? undefined,
    created: created ?? undefined,
    who: who === '' ? undefined : who,
    page: page === 1 ? undefined : String(page),
  })
}

/** The `where` of the list; undefined where nothing is left out. Days are those of the reader. */
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
