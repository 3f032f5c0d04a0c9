import { failureTexts, limits } from 'contract'
import { formatNumber } from '../../../../format/numbers.ts'

const characters = formatNumber(limits.resetReasonCharacters)
const restart = (them: string) => `Restart Junction Data Manager to see ${them}.`

export const messages = {
  lead: 'Reset the counter so you can download your data again in Junction Data Manager. Select up to ten services.',
  search: 'Search service numbers or tail numbers',
  searchHint: 'Service or tail number',
  searchBy: 'Search by',
  byService: 'Service number',
  byTail: 'Tail number',
  services: 'Services',
  tail: 'Tail number',
  noTail: 'No aircraft',
  service: 'Service number',
  product: 'Product',
  used: 'Downloads used',
  usedOf: (used: number, limit: number) => `${used} of ${limit} used, ${Math.max(0, limit - used)} available`,
  matches: (count: number, term: string) =>
    `${formatNumber(count)} ${count === 1 ? 'service matches' : 'services match'} “${term}”`,
  shown: (from: number, to: number) => `Services ${from} to ${to}`,
  loading: 'Loading services',
  failed: 'The services could not be loaded.',
  noResults: failureTexts.NO_RESULTS,
  noServices: failureTexts.NO_ITEMS,
  showAll: 'Show all services',
  reset: 'Reset',
  selected: (count: number) => `${count} selected`,
  noneSelected: 'No service is selected.',
  selectAll: `Select all, up to ${limits.servicesPerReset}`,
  selectNone: 'Select none',
  remove: (number: string) => `Remove ${number}`,
  selectServices: 'Select at least one service.',
  tooManyServices: `Select at most ${limits.servicesPerReset} services.`,
  reason: 'Reason for the reset',
  enterReason: 'Enter a reason.',
  reasonTooLong: `Enter at most ${characters} characters.`,
  restored: 'We restored your unsent reset. No download was reset by it.',
  startAgain: 'Start again',
  submit: 'Reset downloads',
  resetting: 'Resetting your downloads',
  resettingText: (count: number) =>
    `${count} ${count === 1 ? 'service' : 'services'}. This takes a few seconds. Please keep this page open.`,
  titles: {
    Success: 'Downloads reset',
    Partial: 'Some downloads were not reset',
    Failure: 'Downloads could not be reset',
    Pending: 'It is not known yet whether your downloads were reset',
  },
  success: (count: number) =>
    count === 1
      ? `The service is ready to fetch again. ${restart('it')}`
      : `All ${count} services are ready to fetch again. ${restart('them')}`,
  partial: (done: number, all: number) =>
    `${done} of ${all} services ${done === 1 ? 'is' : 'are'} ready. Open a support case for the other ${
      all - done === 1 ? 'one' : all - done
    } and we will check it.`,
  failure: failureTexts.NO_ACTIVE_SUBSCRIPTION,
  pending: 'The data manager has not answered. We keep asking. You can ask again now: nothing is reset twice.',
  noAnswer: 'No answer came. Ask again to find out: nothing is reset twice.',
  results: { Reset: 'Reset', 'Not reset': 'Not reset', Pending: 'No answer yet' },
  expired: ': the subscription has expired',
  canceled: ': the subscription was canceled',
  notStarted: ': the subscription has not started',
  resultsOf: 'Services of this reset',
  done: 'Done',
  close: 'Close',
  askAgain: 'Ask again',
  openCase: 'Open a Case',
} as const
