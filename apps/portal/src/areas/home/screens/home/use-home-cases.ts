import { useMemo } from 'react'
import { useRead } from 'record-cache-react'
import { type CaseRow, caseRowOf } from '../../../../parts/cases/case-row.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { CASES, type readCasesAtHand } from '../../reads.ts'
import { home } from './page.ts'

/** A short list of cases; `rows` is null until they are known. `hasMore` says that there are more than these. */
export type ShortList = { rows: CaseRow[] | null; hasMore: boolean; hasFailed: boolean; retry: () => void }

/** The cases that wait for the reader, and the others at hand; both are empty for somebody without cases. */
export function useHomeCases(): { waiting: ShortList; atHand: ShortList } {
  const reads = useReads(home)
  const waiting = useShortList(reads.waiting)
  const found = useShortList(reads.atHand)
  const atHand = useMemo(() => {
    const shown = new Set(waiting.rows?.map(({ id }) => id))
    return { ...found, rows: found.rows?.filter(({ id }) => !shown.has(id)).slice(0, CASES) ?? null }
  }, [waiting.rows, found])
  return { waiting, atHand }
}

function useShortList(cases: ReturnType<typeof readCasesAtHand> | null): ShortList {
  const { data, state, refresh } = useRead(cases)
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
