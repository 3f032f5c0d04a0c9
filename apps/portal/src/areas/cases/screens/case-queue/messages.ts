import { type CaseImpact, failureTexts } from 'contract'
import { formatNumber } from '../../../../format/numbers.ts'
import { type QueueName, queueLabels } from '../../../../parts/cases/queue-names.ts'
import type { Age } from './queue-query.ts'

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

// Labels as on the server.
const impacts: Readonly<Record<CaseImpact, string>> = {
  'Total Failure': 'Total Failure',
  'Major Degradation': 'Major Degradation',
  'Minor Degradation': 'Minor Degradation',
  'Complaint/Question': 'Complaint/Question (no loss)',
}

export const messages = {
  queues: queueLabels,
  queuesLabel: 'Queues',
  unknownCount: '\u2007\u2007',
  countOrMore: (count: number) => `${formatNumber(count)}+`,
  search: 'Search this queue',
  searchHint: 'Number, customer or tail',
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
  impacts,
  desk: 'Queue',
  myDesks: 'Only queues I belong to',
  escalated: 'Escalated',
  columns: {
    due: 'Due',
    number: 'Number',
    case: 'Subject',
    customer: 'Customer',
    status: 'Status',
    impact: 'Impact',
    product: 'Product',
    aircraft: 'Aircraft',
    owner: 'Owner',
  },
  dueOrders: { ascending: 'most urgent first', descending: 'least urgent first' },
  selectPage: 'Select all on this page',
  selectCase: (number: string) => `Select case ${number}`,
  selected: (count: number) => `${count} selected`,
  selectNone: 'Clear selection',
  change: (count: number) => (count === 1 ? 'Change 1 case' : `Change ${count} cases`),
  bulk: {
    title: 'Changed cases',
    leave: 'Leave as it is',
    cancel: 'Cancel',
    close: 'Close',
    changing: 'Changing',
    nothingChosen: 'Choose what to change.',
    tooMany: (count: number, most: number) =>
      `At most ${most} cases can be changed at once, and ${count} are selected. Nothing was changed: select fewer.`,
    done: (count: number) => (count === 1 ? '1 case was changed.' : `${count} cases were changed.`),
    refused: (count: number) =>
      count === 1
        ? '1 case was not changed. It stays selected.'
        : `${count} cases were not changed. They stay selected.`,
    failed: 'The change could not be sent. What you chose is kept: try again.',
  },
  openCase: 'Open a Case',
  takeNext: 'Take next case',
  taking: 'Taking',
  numbers: 'Numbers',
  keyNext: 'Take the next case',
  keyClaim: 'Claim the case',
  keySelect: 'Select the case',
  claimed: (message: string) => message,
  claimFailed: 'The case could not be claimed. Try again shortly.',
  figures: {
    answersDue: 'First replies due within 1\u00a0h',
    late: 'Overdue, all queues',
    mine: queueLabels.mine,
    myLate: 'Overdue, my queue',
    median: 'Median first reply, 7 days',
    byImpact: 'My queue by impact',
    orMore: (count: number, isMore: boolean) => `${formatNumber(count)}${isMore ? '+' : ''}`,
  },
  tierCodes: { Standard: 'S1', Essential: 'S2', Preferred: 'S3', Prime: 'S4' } as Readonly<Record<string, string>>,
  tierOf: (tier: string) => `${tier} tier`,
  guest: 'Guest',
  none: 'None',
  noOwner: 'No owner',
  loading: 'Loading cases',
  failed: 'The cases could not be loaded.',
  noItems: failureTexts.NO_ITEMS,
  noResults: failureTexts.NO_RESULTS,
  emptyHints,
  noMatchHint: 'No case of this queue matches the search and the filters.',
  clearAll: 'Clear search and filters',
  range: (from: number, to: number, total: string | undefined) =>
    total === undefined ? `${from}–${to}` : `${from}–${to} of ${total}`,
  announcedRange: (from: number, to: number, total: string | undefined) =>
    total === undefined ? `Cases ${from} to ${to}` : `Cases ${from} to ${to} of ${total}`,
}
