/** The states of a case, as stored; `In-Progress` is shown as "In Progress". */
export const caseStatuses = [
  'Open',
  'In-Progress',
  'Pending Engineering',
  'Resolved',
  'Closed',
  'Not Actionable',
] as const

export type CaseStatus = (typeof caseStatuses)[number]

/** Who changes the status of a case: `customer` includes account admins. */
export type CaseMover = 'customer' | 'agent'

const moves: Record<CaseMover, Record<CaseStatus, readonly CaseStatus[]>> = {
  customer: {
    Open: ['Resolved', 'Closed'],
    'In-Progress': ['Resolved', 'Closed'],
    'Pending Engineering': ['Resolved', 'Closed'],
    Resolved: ['Open', 'Closed'],
    Closed: ['Open'],
    'Not Actionable': [],
  },
  agent: {
    Open: ['In-Progress', 'Pending Engineering', 'Resolved', 'Closed', 'Not Actionable'],
    'In-Progress': ['Open', 'Pending Engineering', 'Resolved', 'Closed', 'Not Actionable'],
    'Pending Engineering': ['Open', 'In-Progress', 'Resolved', 'Closed', 'Not Actionable'],
    Resolved: ['Open', 'In-Progress', 'Closed'],
    Closed: ['Open'],
    'Not Actionable': ['Open', 'Closed'],
  },
}

/** The states to which this person may move a case from its current state, which is not among them. */
export function caseMovesFrom(status: CaseStatus, mover: CaseMover): readonly CaseStatus[] {
  return moves[mover][status]
}

/** Whether a text is one of the six states. */
export function isCaseStatus(text: string): text is CaseStatus {
  return (caseStatuses as readonly string[]).includes(text)
}
