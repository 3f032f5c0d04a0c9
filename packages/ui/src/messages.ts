import { grouped } from './grouped.ts'

/**
 * Default accessible names and short texts of the components.
 * A screen can replace each text with a prop of its component.
 */
export const messages = {
  optional: '(optional)',
  showOptions: (label: string) => `Show options: ${label}`,
  optionCount: (count: number) => (count === 1 ? '1 option' : `${grouped(count)} options`),
  nothingFound: (typed: string) => `Nothing found for \u201c${typed}\u201d`,
  chooseFromList: 'Choose one from the list.',
  clearSearch: 'Clear search',
  search: 'Search',
  removeFilter: 'Remove filter',
  close: 'Close',
  notGiven: 'Not given',
  breadcrumb: 'Breadcrumb',
  widthOf: (column: string) => `Width of ${column}`,
  widthByItself: 'as wide as needed',
  pixels: (count: number) => `${count} pixels`,
  sortBy: 'Sort by',
  orders: { ascending: 'ascending', descending: 'descending' },
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  range: (from: number, to: number, total: number | undefined) =>
    total === undefined
      ? `${grouped(from)}\u2013${grouped(to)}`
      : `${grouped(from)}\u2013${grouped(to)} of ${grouped(total)}`,
  showAll: (count: number) => `Show all ${grouped(count)}`,
  opensInNewTab: 'opens in a new tab',
  internalNote: 'Internal note',
  notices: 'Notices',
  partFailed: 'This part of the page could not be loaded. Try again, or reload the page.',
  tryAgain: 'Try again',
  moreInformation: 'More information',
  steps: 'Steps',
  impactLevel: (level: number) => `Impact ${level} of 4`,
} as const
