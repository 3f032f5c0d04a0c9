/**
 * Default accessible names and short texts of the components.
 * A screen can replace each text with a prop of its component.
 */
export const messages = {
  optional: '(optional)',
  clearSearch: 'Clear search',
  search: 'Search',
  removeFilter: 'Remove filter',
  close: 'Close',
  notGiven: 'Not given',
  breadcrumb: 'Breadcrumb',
  opensInNewTab: 'opens in a new tab',
  notices: 'Notices',
  partFailed: 'This part of the page could not be loaded. Try again, or reload the page.',
  tryAgain: 'Try again',
  moreInformation: 'More information',
} as const
