import { grouped } from './grouped.ts'

/** Like `messages.ts`, for components of lists and records. Separate, because articles have no such component. */
export const recordMessages = {
  showOptions: (label: string) => `Show options: ${label}`,
  optionCount: (count: number) => (count === 1 ? '1 option' : `${grouped(count)} options`),
  nothingFound: (typed: string) => `Nothing found for \u201c${typed}\u201d`,
  chooseFromList: 'Choose one from the list.',
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
  internalNote: 'Internal note',
  steps: 'Steps',
  impactLevel: (level: number) => `Impact ${level} of 4`,
} as const
