import { failureTexts } from 'contract'
import { formatNumber } from '../../../../format/numbers.ts'

export const messages = {
  none: failureTexts.NO_RESULTS,
  someWords: 'Nothing has all of these words. What is shown has some of them.',
  noneHint: 'Try fewer words, a product name or the exact text of an error message.',
  openCase: 'Open a Case',
  openSupportCase: 'Open support case',
  start: 'What are you looking for?',
  startHint: 'Type a few words, a case number or the text of an error message.',
  loading: 'Searching',
  failed: 'The search did not answer.',
  results: (count: number, isMore: boolean) =>
    isMore
      ? `More than ${formatNumber(count - 1)} articles`
      : count === 1
        ? '1 article'
        : `${formatNumber(count)} articles`,
  articles: 'Articles',
  products: 'Products',
  cases: 'Cases',
  moreAccounts: 'All accounts with these words',
  moreCases: 'All cases with these words',
  moreComments: 'More comments have these words. Add a word to narrow your search.',
  filtersOf: 'Filter by',
  type: 'Type',
  product: 'Product',
  category: 'Category',
  remove: (label: string) => `Remove the filter ${label}`,
  updated: (day: string) => `Updated ${day}`,
  minutes: (minutes: number) => `${minutes} min`,
  caseNumber: (number: string) => `Case ${number}`,
  types: {
    Documentation: 'Documentation',
    Article: 'Article',
    Video: 'Video',
  } as Readonly<Record<string, string>>,
} as const
