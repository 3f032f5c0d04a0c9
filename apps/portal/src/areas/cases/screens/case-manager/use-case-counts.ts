import type { RelatedListCount } from 'contract'
import { type Read, useRead } from 'record-cache-react'
import { messages } from './messages.ts'

type Counts<Value> = { contactId: Value; accountId: Value }

/** The counts on the tabs of Case Manager; undefined for one that is not shown or could not be loaded. */
export function useCaseCounts(reads: Readonly<Counts<Read<RelatedListCount> | null>>): Counts<string | undefined> {
  return { contactId: useCount(reads.contactId), accountId: useCount(reads.accountId) }
}

function useCount(read: Read<RelatedListCount> | null): string | undefined {
  const { data, state } = useRead(read)
  if (data) return textOf(data)
  return state === 'Pending' ? messages.unknownCount : undefined
}

function textOf({ count, hasMore }: RelatedListCount): string {
  return hasMore ? messages.countOrMore(count) : String(count)
}
