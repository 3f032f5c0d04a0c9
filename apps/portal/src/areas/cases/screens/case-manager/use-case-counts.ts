import type { RelatedListCount } from 'contract'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'
import { getRelatedListCount, useAdapter } from '../../../../records/records.ts'
import { usePage } from '../../../../site/page.tsx'
import { type Counter, caseCountConfig } from './case-counts.ts'
import { messages } from './messages.ts'

/** The counts on the tabs of Case Manager; undefined for one that is not shown or could not be loaded. */
export function useCaseCounts(work: CaseWork): Record<Counter, string | undefined> {
  return { contactId: useCount(work, 'contactId'), accountId: useCount(work, 'accountId') }
}

function useCount(work: CaseWork, counter: Counter): string | undefined {
  const { session } = usePage()
  const { data, state } = useAdapter(getRelatedListCount, session && caseCountConfig(work, session.user, counter))
  if (data) return textOf(data)
  return state === 'Pending' ? messages.unknownCount : undefined
}

function textOf({ count, hasMore }: RelatedListCount): string {
  return hasMore ? messages.countOrMore(count) : String(count)
}
