import type { ListViews } from '../../records/record-types.ts'

/** Names of lists of cases, as they stand in the address. */
export type CaseList = 'my' | 'recent' | 'open' | 'all'

/** A list of cases: the list view behind it, its title, and what it says when it is empty. */
export type CaseListWork = {
  name: CaseList
  view: ListViews['Case']
  title: string
  /** Whose related list `Cases` holds the same cases, to be counted; absent where nothing is counted. */
  countedBy?: 'contactId' | 'accountId'
  empty?: string
  emptyHint?: string
}

/** What somebody has to do with cases. */
export type CaseWork = {
  /** The lists of Case Manager in their order; `my` is the first. */
  lists: readonly [CaseListWork, ...CaseListWork[]]
  home: {
    /** The list view in which cases may wait for the reader; null when none ever does. */
    waitingView: ListViews['Case'] | null
    view: ListViews['Case']
    title: string
    empty: string
    emptyHint: string
  }
}

const noRecent = {
  empty: 'You do not have any recent cases.',
  emptyHint: 'Your cases that are not closed yet appear here.',
}
const emptyQueue = {
  empty: 'Your queue is empty.',
  emptyHint: 'Open cases that are assigned to you appear here.',
}

const ofCustomers: CaseWork = {
  lists: [
    {
      name: 'my',
      view: 'MyCases',
      title: 'My Cases',
      countedBy: 'contactId',
      emptyHint: 'Cases that you open appear here.',
    },
    { name: 'recent', view: 'MyRecentCases', title: 'My Recent Cases', ...noRecent },
    {
      name: 'all',
      view: 'AllCases',
      title: 'All Cases',
      countedBy: 'accountId',
      emptyHint: 'Cases that you open appear here.',
    },
  ],
  home: { waitingView: 'MyCases', view: 'MyRecentCases', title: 'Recent cases', ...noRecent },
}

const ofAgents: CaseWork = {
  lists: [
    { name: 'my', view: 'MyQueue', title: 'My Queue', ...emptyQueue },
    { name: 'open', view: 'OpenQueue', title: 'Open Queue' },
    { name: 'all', view: 'AllCases', title: 'All Cases' },
  ],
  home: { waitingView: null, view: 'MyQueue', title: 'My queue', ...emptyQueue },
}

/** The list of this name, or the first one. */
export function caseListOf({ lists }: CaseWork, name: string | null): CaseListWork {
  return lists.find((list) => list.name === name) ?? lists[0]
}

const byProfile = new Map([
  ['Customer', ofCustomers],
  ['AccountAdmin', ofCustomers],
  ['Agent', ofAgents],
])

/** The work of a profile with cases; null for profiles that have none. */
export function caseWorkOf(profile: string): CaseWork | null {
  return byProfile.get(profile) ?? null
}
