import { failureTexts } from 'contract'
import { formatNumber } from '../../../format/numbers.ts'

export const messages = {
  search: (list: string) => `Search ${list.toLowerCase()}`,
  searchHint: 'Part of a name or number',
  noItems: failureTexts.NO_ITEMS,
  noResults: failureTexts.NO_RESULTS,
  loading: 'Loading',
  failed: 'The records could not be loaded.',
  actions: 'Actions',
  openCase: 'Open a Case',
  done: 'The change was made.',
  more: (shown: number) => `Only the first ${formatNumber(shown)} are shown here. Search the list for others.`,
  touches: 'This touches',
  effect: (label: string, count: number) =>
    `${label}: ${count >= 1_000 ? `${formatNumber(1_000)} or more` : formatNumber(count)}`,
  cancel: 'Cancel',
  sending: 'Saving',
  notOffered: 'This action is not available for the record in its current state.',
} as const
