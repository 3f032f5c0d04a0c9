import { type CaseMover, type CaseStatusRow, caseStatusTable } from './case-status-table.ts'

/** A status of a case, as it is stored. */
export type CaseStatus = (typeof caseStatusTable)[number]['value']

const rows: readonly CaseStatusRow[] = caseStatusTable
const rowOf = (status: string): CaseStatusRow | undefined => rows.find(({ value }) => value === status)

/** The states of a case, as stored; `In-Progress` is shown as "In Progress". */
export const caseStatuses: readonly CaseStatus[] = caseStatusTable.map(({ value }) => value)

/** The states to which this person may move a case from its current state, which is not among them. */
export function caseMovesFrom(status: CaseStatus, mover: CaseMover): readonly CaseStatus[] {
  return (rowOf(status)?.moves[mover] ?? []).filter(isCaseStatus)
}

/** Whether a text is one of the states. */
export function isCaseStatus(text: string): text is CaseStatus {
  return rowOf(text) !== undefined
}

/** The label of a stored status; a text that is not a status is returned unchanged. */
export function caseStatusLabel(status: string): string {
  return rowOf(status)?.label ?? status
}

/** The phase of a case. @returns null for a text that is not a status. */
export function casePhase(status: string): CaseStatusRow['phase'] | null {
  return rowOf(status)?.phase ?? null
}

/** Whether a solution was given or the work has ended. */
export function hasCaseEnded(status: string): boolean {
  const phase = casePhase(status)
  return phase === 'resolved' || phase === 'closed'
}

/** Whether a case in this status is read-only until it is reopened. */
export function isCaseFrozen(status: string): boolean {
  return rowOf(status)?.isFrozen === true
}
