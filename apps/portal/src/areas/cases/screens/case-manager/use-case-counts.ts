import type { RelatedListCount } from 'contract'
import { type Read, useRead } from 'record-cache-react'
import { type CaseTotal, totalOfCount, unknownTotal } from './case-total.ts'
import { messages } from './messages.ts'
import type { CaseManagerReads } from './page.ts'

/** A count as its tab shows it. */
type CaseCount = CaseTotal & { text: string }

type Counted = Pick<RelatedListCount, 'count' | 'hasMore'>

/** The counts of the lists of Case Manager; undefined for one that is not shown or could not be loaded. */
export function useCaseCounts({ contactId, accountId, waiting }: CaseManagerReads) {
  return { contactId: useCount(contactId), accountId: useCount(accountId), waiting: useCount(waiting) }
}

/** How many cases a search or a filter finds; undefined where it was not counted, `Pending` while it is. */
export function useFoundTotal(read: Read<Counted> | null): CaseTotal | 'Pending' | undefined {
  const { data, state } = useRead(read)
  if (data) return totalOfCount(data)
  return read !== null && state === 'Pending' ? 'Pending' : undefined
}

function useCount(read: Read<Counted> | null): CaseCount | undefined {
  const { data, state } = useRead(read)
  if (data) return { text: textOf(data), ...totalOfCount(data) }
  return state === 'Pending' ? { text: messages.unknownCount, ...unknownTotal } : undefined
}

function textOf({ count, hasMore }: Counted): string {
  return hasMore ? messages.countOrMore(count) : String(count)
}
