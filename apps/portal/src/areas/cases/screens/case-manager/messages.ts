import { failureTexts } from 'contract'
import { formatNumber } from '../../../../format/numbers.ts'
import type { CaseTotal } from './page.ts'

export const messages = {
  home: 'Home',
  openCase: 'Open a Case',
  lists: 'Case lists',
  // As wide as most counts, so that the tabs do not move.
  unknownCount: '\u2007\u2007',
  countOrMore: (count: number) => `${formatNumber(count)}+`,
  search: 'Search cases',
  searchHint: 'Number, subject or tail number',
  filters: 'Filters',
  apply: 'Apply',
  clear: 'Clear',
  created: 'Created',
  presets: {
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    last60: 'Last 60 days',
    yearToDate: 'Year to date',
    previousYear: 'Previous year',
  },
  custom: 'Custom',
  startDate: 'Start Date',
  endDate: 'End Date',
  dateProblems: {
    endBeforeStart: failureTexts.endBeforeStart,
    startRequired: failureTexts.startRequired,
    endRequired: failureTexts.endRequired,
  },
  status: 'Status',
  statusCount: (count: number) => `${count} statuses`,
  range: (start: string, end: string) => `${start} – ${end}`,
  searchedFor: (term: string) => `“${term}”`,
  caseOrders: { ascending: 'lowest number first', descending: 'highest number first' },
  timeOrders: { ascending: 'oldest first', descending: 'newest first' },
  csv: 'Download CSV',
  saved: {
    save: 'Save as a list',
    edit: 'Edit list',
    name: 'Name of the list',
    nameRequired: 'Enter a name for the list.',
    whose: 'Cases',
    mine: 'My cases',
    all: 'All cases',
    anyDay: 'Any day',
    waitingOnMe: 'Only cases that wait on us',
    waitingOnCustomer: 'Only cases that wait on the customer',
    submit: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    delete: 'Delete list',
    deleting: 'Deleting',
    keep: 'Keep list',
    deleteQuestion: (label: string) => `Delete the list “${label}”? Its cases stay.`,
    failed: 'The list could not be saved. Nothing you entered is lost: try again.',
    missing: 'This list does not exist any more.',
    toFirst: 'Show the first list',
  },
  columns: 'Columns',
  shownColumns: 'Columns of the table',
  resetColumns: 'Reset',
  columnsNotKept: 'Your columns could not be saved. They stay as they are until you leave this page.',
  columnNames: {
    CaseNumber: 'Case',
    'Account.Name': 'Requester',
    'Contact.Name': 'Requester',
    Status: 'Status',
    Impact__c: 'Impact',
    'Product__r.Name': 'Product',
    'Aircraft__r.TailNumber__c': 'Aircraft',
    'Subscription__r.ServiceNumber__c': 'Service',
    Queue__c: 'Queue',
    CreatedDate: 'Created',
    SystemModstamp: 'Updated',
  },
  updatedAt: (time: string) => `Updated ${time}`,
  none: 'None',
  loading: 'Loading cases',
  failed: 'The cases could not be loaded.',
  refused: 'We could not read these filters. Clear them and try again.',
  noItems: failureTexts.NO_ITEMS,
  noMatch: {
    search: 'No case matches this search. Try another word or clear the search.',
    created: 'No case was created in these days. Widen the date range or clear the filters.',
    status: 'No case has this status. Choose others or clear the filters.',
    filters: 'No cases match these filters. Try a wider date range or clear the filters.',
    searchAndFilters: 'No case matches this search with these filters. Try another word or clear both.',
  },
  clearSearch: 'Clear the search',
  clearFilters: 'Clear filters',
  clearBoth: 'Clear search and filters',
  noMore: 'There are no more cases here.',
  noMoreHint: 'The list has become shorter than it was, or this page number is past the end.',
  toFirstPage: 'Go to the first page',
  cut: (most: number) => `Only the first ${formatNumber(most)} cases are listed. Search or filter to find others.`,
  rows: (from: number, to: number, { total, moreThan }: CaseTotal) =>
    total !== undefined
      ? `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`
      : moreThan !== undefined
        ? `${formatNumber(from)}–${formatNumber(to)} of more than ${formatNumber(moreThan)}`
        : `${formatNumber(from)}–${formatNumber(to)}`,
  // Announced when a list, a search or a page has loaded.
  announcedRange: (from: number, to: number, { total, moreThan = to }: CaseTotal) => {
    if (total === 1) return '1 case found'
    if (total !== undefined)
      return from === 1
        ? `${formatNumber(total)} cases found`
        : `Cases ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(total)}`
    return from === 1 && moreThan > to
      ? `More than ${formatNumber(moreThan)} cases found`
      : `Cases ${formatNumber(from)} to ${formatNumber(to)} of more than ${formatNumber(moreThan)}`
  },
  noResults: failureTexts.NO_RESULTS,
  amongAll: (count: number, isMore: boolean) =>
    isMore
      ? `Show more than ${formatNumber(count)} matches in All Cases`
      : count === 1
        ? 'Show 1 match in All Cases'
        : `Show ${formatNumber(count)} matches in All Cases`,
} as const
