/** Who changes the status of a case: `customer` includes account admins. */
export type CaseMover = 'customer' | 'agent'

/** One status of a case, and all that is particular to it. */
export type CaseStatusRow = {
  /** As it is stored. */
  readonly value: string
  readonly label: string
  /** Whether support works on the case, has given a solution, or has closed it. */
  readonly phase: 'work' | 'resolved' | 'closed'
  /** The case is read-only in this status. */
  readonly isFrozen?: true
  /** The text for the progress bar of a case; absent for a status that is not a step there. */
  readonly meaning?: string
  /** The states to which each of them may move the case. */
  readonly moves: Readonly<Record<CaseMover, readonly string[]>>
}

/**
 * The states of a case in their order; new cases have the first. Choices, moves, actions, the timeline and e-mails all follow this table,
 * so a new status is added here alone.
 */
export const caseStatusTable = [
  {
    value: 'Open',
    label: 'Open',
    phase: 'work',
    meaning: 'The case waits for somebody to take it up.',
    moves: {
      customer: ['Resolved', 'Closed'],
      agent: ['In-Progress', 'Pending Engineering', 'Resolved', 'Closed', 'Not Actionable'],
    },
  },
  {
    value: 'In-Progress',
    label: 'In Progress',
    phase: 'work',
    meaning: 'Somebody works on the case.',
    moves: {
      customer: ['Resolved', 'Closed'],
      agent: ['Open', 'Pending Engineering', 'Resolved', 'Closed', 'Not Actionable'],
    },
  },
  {
    value: 'Pending Engineering',
    label: 'Pending Engineering',
    phase: 'work',
    meaning: 'The makers of the product look into it.',
    moves: {
      customer: ['Resolved', 'Closed'],
      agent: ['Open', 'In-Progress', 'Resolved', 'Closed', 'Not Actionable'],
    },
  },
  {
    value: 'Resolved',
    label: 'Resolved',
    phase: 'resolved',
    meaning: 'A solution was given. The case can be closed or reopened.',
    moves: { customer: ['Open', 'Closed'], agent: ['Open', 'In-Progress', 'Closed'] },
  },
  {
    value: 'Closed',
    label: 'Closed',
    phase: 'closed',
    isFrozen: true,
    moves: { customer: ['Open'], agent: ['Open'] },
  },
  {
    value: 'Not Actionable',
    label: 'Not Actionable',
    phase: 'closed',
    moves: { customer: [], agent: ['Open', 'Closed'] },
  },
] as const satisfies readonly CaseStatusRow[]
