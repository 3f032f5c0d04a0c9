import type { SessionShape } from 'contract'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'

/** Counting stops here; of more it is only said that there are more. */
const MAX_COUNT = 2_000

/** The records whose cases are counted, as fields of the user. */
export const counters = ['contactId', 'accountId'] as const

export type Counter = (typeof counters)[number]

/** What the cases of the user's contact or account are counted with; null where no list of theirs shows that count. */
export function caseCountConfig({ lists }: CaseWork, user: SessionShape['user'], counter: Counter) {
  const parentRecordId = user[counter]
  const isShown = lists.some(({ countedBy }) => countedBy === counter)
  if (!isShown || parentRecordId === null) return null
  return { parentRecordId, relatedListId: 'Cases', maxCount: MAX_COUNT } as const
}
