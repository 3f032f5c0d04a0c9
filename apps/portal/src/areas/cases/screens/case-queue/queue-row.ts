import { caseRowOf } from '../../../../parts/cases/case-row.ts'
import { dueOf } from '../../../../parts/cases/due/due-fields.ts'
import { textOf } from '../../../../records/field-values.ts'
import type { QueueRecord } from './page.ts'

/** One case in a queue; missing texts are ''. */
export function queueRowOf(record: QueueRecord) {
  const { fields } = record
  const row = caseRowOf(record)
  return {
    ...row,
    ...dueOf(fields),
    tier: textOf(fields.Account?.value?.fields.SupportTier__c),
    owner: textOf(fields.Owner?.value?.fields.Name),
    /** Opened by a guest: no account yet. */
    isGuest: row.waiting.contactId === null,
  }
}

export type QueueRow = ReturnType<typeof queueRowOf>
