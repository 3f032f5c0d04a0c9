import { failureTexts } from 'contract'

export const messages = {
  lead: 'Sign-ins, changes of rights, and what was saved or reset. Entries are never changed or deleted.',
  caption: 'Events',
  kind: 'What',
  allKinds: 'All events',
  groups: {
    signIns: 'Sign-ins',
    credentials: 'Passwords and second factors',
    rights: 'People and rights',
    settings: 'Settings',
    data: 'Saved and reset',
  },
  created: 'When',
  anyTime: 'Any time',
  presets: {
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    last60: 'Last 60 days',
    yearToDate: 'Year to date',
    previousYear: 'Previous year',
  },
  who: 'Who',
  whoHint: 'Search by name',
  record: 'Target',
  account: 'Account',
  unknown: 'Unknown',
  loading: 'Loading events',
  failed: 'The events could not be loaded.',
  noResults: failureTexts.NO_RESULTS,
  showAll: 'Show all events',
  announcedRange: (from: number, to: number) => `Events ${from} to ${to}`,
} as const
