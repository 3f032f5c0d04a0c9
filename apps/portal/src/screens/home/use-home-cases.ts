import { useMemo } from 'react'
import { getListRecords } from 'record-cache'
import { type CaseRow, caseRowOf } from '../../features/case-row.ts'
import { useAdapter } from '../../lib/records.ts'
import { homeLists } from './home-lists.ts'

/** A short list of cases; `rows` is null until they are known. `hasMore` says that there are more than these. */
export type ShortList = { rows: CaseRow[] | null; hasMore: boolean; hasFailed: boolean; retry: () => void }

/** The cases that wait for the reader, and the recent ones. */
export function useHomeCases(): { waiting: ShortList; recent: ShortList } {
  return { waiting: useShortList(homeLists.waiting), recent: useShortList(homeLists.recent) }
}

function useShortList(config: typeof homeLists.recent | typeof homeLists.waiting): ShortList {
  const { data, state, refresh } = useAdapter(getListRecords, config)
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
