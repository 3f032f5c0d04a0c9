import { failureTexts } from 'contract'
import type { Age, QueueName } from './queue-query.ts'

const queues: Readonly<Record<QueueName, string>> = {
  mine: 'My Cases',
  unassigned: 'Unassigned',
  waiting: 'Waiting on the Customer',
  open: 'All Open',
}

const emptyHints: Readonly<Record<QueueName, string>> = {
  mine: 'Open cases that are assigned to you appear here.',
  unassigned: 'Every case has an owner.',
  waiting: 'Cases appear here while support waits for an answer.',
  open: 'No case is open.',
}

const ages: Readonly<Record<Age, string>> = {
  day: 'Less than a day',
  week: '1 to 7 days',
  older: 'More than 7 days',
}

export const messages = {
  queues,
  queuesLabel: 'Queues',
  unknownCount: '\u2007\u2007',
  countOrMore: (count: number) => `${count}+`,
  search: 'Search this queue',
  searchHint: 'Number, customer or tail number',
  filters: 'Filters',
  apply: 'Apply',
  clear: 'Clear',
  product: 'Product',
  anyProduct: 'Any product',
  owner: 'Owner',
  anyOwner: 'Anybody',
  tier: 'Support tier',
  impact: 'Impact',
  age: 'Age',
  ages,
  desk: 'Queue',
  escalated: 'Escalated',
  columns: {
    due: 'Due',
    case: 'Case',
    customer: 'Customer',
    status: 'Status',
    impact: 'Impact',
    product: 'Product',
    aircraft: 'Aircraft',
    owner: 'Owner',
  },
  late: (time: string) => `${time} late`,
  left: (time: string) => `${time} left`,
  stopped: 'Nothing due',
  waitingFor: (time: string) => `Waiting ${time}`,
  firstAnswer: 'First answer',
  solution: 'Solution',
  tierOf: (tier: string) => `${tier} tier`,
  guest: 'Guest',
  none: 'None',
  nobody: 'Nobody',
  loading: 'Loading cases',
  failed: 'The cases could not be loaded.',
  tryAgain: 'Try again',
  noItems: failureTexts.NO_ITEMS,
  noResults: failureTexts.NO_RESULTS,
  emptyHints,
  noMatchHint: 'No case of this queue matches the search and the filters.',
  clearAll: 'Clear search and filters',
  range: (from: number, to: number, total: string | undefined) =>
    total === undefined ? `${from}–${to}` : `${from}–${to} of ${total}`,
  found: (from: number, to: number, total: string | undefined) =>
    total === undefined ? `Cases ${from} to ${to}` : `Cases ${from} to ${to} of ${total}`,
}
