import { limits, type RelatedListRecords } from 'contract'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Read, useRead, type WithRows } from 'record-cache-react'
import { useReads } from '../../../../records/page.ts'
import {
  LIST_STEP,
  readChanges,
  readCommentFiles,
  readComments,
  readCommentTimes,
  readFiles,
  readFollowUps,
} from '../../reads.ts'
import { caseDetails } from './page.ts'
import {
  caseChangeOf,
  caseFileOf,
  commentOf,
  commentTimeOf,
  followUpOf,
  type SupportCase,
  supportCaseOf,
} from './support-case.ts'

/** A part of the case page. */
type CasePart<Row> = {
  /** Null while loading. */
  rows: readonly Row[] | null
  /** There are more rows than were read. */
  hasMore: boolean
  /** There are more rows than can be read. */
  isCut: boolean
  /** Rows that are not shown could not be read. */
  hasFailed: boolean
  retry: () => void
}

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
  const isAtLimit = part.hasMore && pageSize === limits.pageSizeMax
  return {
    ...part,
    rows,
    isAtLimit,
    showMore: () => setPageSize((size) => Math.min(size + LIST_STEP, limits.pageSizeMax)),
  }
}

/** Author and time of all comments; the long texts of earlier ones are not read for them. */
export function useCommentTimes(caseId: string) {
  const first = useCasePart(readComments(caseId), commentOf)
  const all = useCasePart(first.hasMore ? readCommentTimes(caseId) : null, commentTimeOf)
  return first.hasMore ? { ...all, rows: all.rows ?? first.rows } : first
}

/** The changes of the case's fields, newest first. */
export function useChanges(caseId: string) {
  return useWholePart(caseId, readChanges, caseChangeOf)
}

/** The attached files, newest first. */
export function useFiles(caseId: string) {
  return useWholePart(caseId, readFiles, caseFileOf)
}

/** Files by the id of their comment, in one read. */
export function useCommentFiles(caseId: string) {
  const { rows, hasFailed, retry } = useWholePart(caseId, readCommentFiles, caseFileOf)
  const files = useMemo(() => Map.groupBy(rows ?? [], ({ attachedTo }) => attachedTo), [rows])
  return { files, hasFailed: hasFailed && rows === null, retry }
}

/** The follow-ups of this case, newest first. */
export function useFollowUps(caseId: string) {
  return useWholePart(caseId, readFollowUps, followUpOf)
}

/** Reads the first rows, and all of them if there are more, so that counts are true. */
function useWholePart<Child, Row>(
  caseId: string,
  readOf: (caseId: string, pageSize?: number) => Read<WithRows<RelatedListRecords, Child>>,
  rowOf: (record: Child) => Row,
): CasePart<Row> {
  const [isWhole, setWhole] = useState(false)
  const part = useCasePart(readOf(caseId, isWhole ? limits.pageSizeMax : undefined), rowOf)
  if (part.hasMore && !isWhole) setWhole(true)
  return part
}

function useCasePart<Child, Row>(
  read: Read<WithRows<RelatedListRecords, Child>> | null,
  rowOf: (record: Child) => Row,
): CasePart<Row> {
  const { data: shown, state, refresh } = useRead(read, { keepPrevious: true })
  return useMemo(() => {
    const hasMore = shown !== undefined && shown.nextPageToken !== null
    return {
      rows: shown ? shown.records.map(rowOf) : null,
      hasMore,
      isCut: hasMore && shown.records.length >= limits.pageSizeMax,
      hasFailed: state === 'Error' && (!shown || hasMore),
      retry: refresh,
    }
  }, [shown, state, refresh, rowOf])
}
