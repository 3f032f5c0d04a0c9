import { failureTexts } from 'contract'
import { queueLabels } from './queue-names.ts'

/** Texts of the lists of cases, in Case Manager and on the home page. */
export const caseWorkTexts = {
  myCases: 'My Cases',
  myQueue: queueLabels.mine,
  emptyQueue: { empty: 'Your queue is empty.', emptyHint: 'Open cases that are assigned to you appear here.' },
  myRecentCases: 'My Recent Cases',
  recentCases: 'Recent cases',
  noRecent: { empty: failureTexts.NO_RECENT_CASES, emptyHint: 'Your cases that are not closed yet appear here.' },
  waitingOnMe: 'Waiting on You',
  noneWaiting: { empty: 'Nothing waits on you.', emptyHint: 'Cases appear here while support needs your answer.' },
  openQueue: queueLabels.open,
  allCases: 'All Cases',
  openingHint: 'Cases that you open appear here.',
} as const
