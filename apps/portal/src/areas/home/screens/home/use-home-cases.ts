import { useMemo } from 'react'
import { type CaseRow, caseRowFields, caseRowOf, caseRowOptionalFields } from '../../../../parts/cases/case-row.ts'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'
import { type ListOf, useListRecords } from '../../../../records/records.ts'
import { CASES, casesAtHand, waitingCases } from './home-lists.ts'

/** A short list of cases; `rows` is null until they are known. `hasMore` says that there are more than these. */
export type ShortList = { rows: CaseRow[] | null; hasMore: boolean; hasFailed: boolean; retry: () => void }

/** The cases that wait for the reader, and the others at hand; both are empty for somebody without cases. */
export function useHomeCases(work: CaseWork | null): { waiting: ShortList; atHand: ShortList } {
  const waiting = useShortList(work && waitingCases(work))
  const found = useShortList(work && casesAtHand(work))
  const atHand = useMemo(() => {
    const shown = new Set(waiting.rows?.map(({ id }) => id))
    return { ...found, rows: found.rows?.filter(({ id }) => !shown.has(id)).slice(0, CASES) ?? null }
  }, [waiting.rows, found])
  return { waiting, atHand }
}

function useShortList(list: ListOf<'Case'> | null): ShortList {
  const { data, state, refresh } = useListRecords(list, caseRowFields, caseRowOptionalFields)
  return useMemo(
    () => ({
      rows: data ? data.records.map(caseRowOf) : null,
      hasMore: data !== undefined && data.nextPageToken !== null,
      hasFailed: state === 'Error',
      retry: refresh,
    }),
    [data, state, refresh],
  )
}
