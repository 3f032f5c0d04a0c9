import { useRead } from 'record-cache-react'
import { type CaseRow, caseRowOf } from '../../../../parts/cases/case-row.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { CASES } from '../../reads.ts'
import { home } from './page.ts'
import { type ShortList, shortList, withoutShown } from './short-list.ts'

export type CaseShortList = ShortList<CaseRow>

/** The cases that wait for the reader, the others at hand and those that agents can take up; all are empty for somebody without cases. */
export function useHomeCases(): { waiting: CaseShortList; atHand: CaseShortList; queue: CaseShortList } {
  const reads = useReads(home)
  const waiting = shortList(useRead(reads.waiting), caseRowOf)
  const atHand = withoutShown(shortList(useRead(reads.atHand), caseRowOf), CASES, waiting)
  const queue = withoutShown(shortList(useRead(reads.queue), caseRowOf), CASES, atHand)
  return { waiting, atHand, queue }
}
