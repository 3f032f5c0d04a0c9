import type { RelatedListCount } from 'contract'
import { type Read, useRead } from 'record-cache-react'
import { messages } from './messages.ts'

type Counts<Value> = { contactId: Value; accountId: Value }

/** A count as its tab shows it; `total` is the number where it is known to the last one. */
type CaseCount = { text: string; total: number | undefined }

/** The counts of the lists of Case Manager; undefined for one that is not shown or could not be loaded. */
export function useCaseCounts(reads: Readonly<Counts<Read<RelatedListCount> | null>>): Counts<CaseCount | undefined> {
  return { contactId: useCount(reads.contactId), accountId: useCount(reads.accountId) }
}

function useCount(read: Read<RelatedListCount> | null): CaseCount | undefined {
  const { data, state } = useRead(read)
  if (data) return { text: textOf(data), total: data.hasMore ? undefined : data.count }
  return state === 'Pending' ? { text: messages.unknownCount, total: undefined } : undefined
}

function textOf({ count, hasMore }: RelatedListCount): string {
  return hasMore ? messages.countOrMore(count) : String(count)
}
