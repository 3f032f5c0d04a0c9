import { limits, type RelatedListRecords } from 'contract'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Read, useRead, type WithRows } from 'record-cache-react'
import { useReads } from '../../../../records/page.ts'
import { LIST_STEP, readCommentFiles, readComments } from '../../reads.ts'
import { caseDetails } from './page.ts'
import { caseChangeOf, caseFileOf, commentOf, followUpOf, type SupportCase, supportCaseOf } from './support-case.ts'

/** A part of the case page; its rows are null while loading. */
type CasePart<Row> = { rows: readonly Row[] | null; hasMore: boolean; hasFailed: boolean; retry: () => void }

/** The case of the address; `missing` when it does not exist or is hidden. */
export function useSupportCase(): { readAgain: () => void } & (
  | { state: 'found'; supportCase: SupportCase }
  | { state: 'missing' | 'loading' | 'failed' }
) {
  const [address] = useSearchParams()
  const { data, error, refresh } = useRead(useReads(caseDetails).supportCase)
  const supportCase = useMemo(() => (data ? supportCaseOf(data) : null), [data])
  const readAgain = refresh
  if (supportCase) return { state: 'found', supportCase, readAgain }
  if (error) return { state: error.status === 404 || error.status === 400 ? 'missing' : 'failed', readAgain }
  return { state: address.get('id') ? 'loading' : 'missing', readAgain }
}

/** The comments, oldest first; `showMore` loads earlier ones. */
export function useComments(caseId: string) {
  const [pageSize, setPageSize] = useState(LIST_STEP)
  const part = useCasePart(readComments(caseId, pageSize), commentOf)
  const rows = useMemo(() => part.rows?.toReversed() ?? null, [part.rows])
  return { ...part, rows, showMore: () => setPageSize((size) => size + LIST_STEP) }
}

/** The changes of the case's fields, newest first. */
export function useChanges() {
  return useCasePart(useReads(caseDetails).changes, caseChangeOf)
}

/** The attached files, newest first. */
export function useFiles() {
  return useCasePart(useReads(caseDetails).files, caseFileOf)
}

/** Files by the id of their comment, in one read. */
export function useCommentFiles(caseId: string) {
  const [pageSize, setPageSize] = useState<number>()
  const { rows, hasMore, hasFailed, retry } = useCasePart(readCommentFiles(caseId, pageSize), caseFileOf)
  if (hasMore && pageSize === undefined) setPageSize(limits.pageSizeMax)
  const files = useMemo(() => Map.groupBy(rows ?? [], ({ attachedTo }) => attachedTo), [rows])
  return { files, hasFailed: hasFailed && rows === null, retry }
}

/** The follow-ups of this case, newest first. */
export function useFollowUps() {
  return useCasePart(useReads(caseDetails).followUps, followUpOf)
}

function useCasePart<Child, Row>(
  read: Read<WithRows<RelatedListRecords, Child>>,
  rowOf: (record: Child) => Row,
): CasePart<Row> {
  const { data: shown, state, refresh } = useRead(read, { keepPrevious: true })
  return useMemo(
    () => ({
      rows: shown ? shown.records.map(rowOf) : null,
      hasMore: shown !== undefined && shown.nextPageToken !== null,
      hasFailed: state === 'Error',
      retry: refresh,
    }),
    [shown, state, refresh, rowOf],
  )
}
