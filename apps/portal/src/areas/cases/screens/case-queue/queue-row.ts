import { type CaseRow, caseRowOf } from '../../../../parts/cases/case-row.ts'
import { textOf } from '../../../../records/field-values.ts'
import type { Due } from '../../parts/due/DueClock.tsx'
import { dueOf } from '../../parts/due/due-fields.ts'
import type { QueueRecord } from './page.ts'

/** One case in a queue; missing texts are ''. */
export type QueueRow = CaseRow &
  Due & {
    tier: string
    owner: string
    /** Opened by a guest: no account yet. */
    isGuest: boolean
  }

export function queueRowOf(record: QueueRecord): QueueRow {
  const { fields } = record
  const row = caseRowOf(record)
  return {
    ...row,
    ...dueOf(fields),
    tier: textOf(fields.Account?.value?.fields.SupportTier__c),
    owner: textOf(fields.Owner?.value?.fields.Name),
    isGuest: row.waiting.contactId === null,
  }
}
