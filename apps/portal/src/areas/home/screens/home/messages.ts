import { failureTexts } from 'contract'
import { queueLabels } from '../../../../parts/cases/queue-names.ts'

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

export const messages = {
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  tagline: 'Take control of your success.',
  leadOfVisitors: (brand: string) =>
    `Welcome to ${brand}. Find answers, open a support case and keep your navigation data current.`,
  openSupportCase: 'Open support case',
  ways: 'Where to go',
  waysOfVisitors: {
    cases: 'Follow your cases',
    casesText: 'Sign in to see replies, add files and change status',
    productsText: 'Browse products and their articles',
    troubleText: 'Reset a password or fix a registration',
    trouble: 'Trouble signing in',
  },
  downloadResetText: 'Make your downloads available again',
  alertsText: 'Choose the products you want alerts for',
  peopleText: 'The people of your account',
  setupText: 'People, accounts, the catalog and the fleet',
  alerts: 'Product alerts',
  allAlerts: 'All alerts',
  alertsFailed: 'The alerts could not be loaded.',
  loadingAlerts: 'Loading alerts',
  noAlerts: failureTexts.NO_ITEMS,
  waitingCount: (count: number, isMore: boolean) =>
    isMore
      ? `More than ${inWords[count]?.toLowerCase() ?? count} cases need something from you.`
      : count === 1
        ? 'One case needs something from you.'
        : `${inWords[count] ?? count} cases need something from you.`,
  openCase: 'Open a Case',
  caseManager: 'Case Manager',
  writeArticle: 'Write an article',
  openCaseManager: 'Open Case Manager',
  waiting: 'Waiting on you',
  loadingCases: 'Loading cases',
  casesFailed: 'Your cases could not be loaded.',
  noOtherCases: 'You do not have any other recent cases.',
  openQueue: 'Open queue',
  queueFailed: 'The queue could not be loaded.',
  emptyQueues: {
    mine: 'Your queue is empty.',
    unassigned: 'All cases are assigned.',
    waiting: 'No case waits on a customer.',
    open: 'No case is open.',
  },
  takeNext: 'Take next case',
  taking: 'Taking',
  figures: {
    mine: queueLabels.mine,
    myLate: 'Overdue, my queue',
    answersDue: 'First replies due within 1 h',
    late: 'Overdue, all queues',
  },
  drafts: 'Drafts',
  noDrafts: 'No drafts.',
  reviews: 'To review',
  noReviews: 'No article is due for review in the next two weeks.',
  reviewBy: (day: string) => `Review by ${day}`,
  unanswered: 'Searches with no results',
  noUnanswered: 'Every search had results.',
  times: (count: number) => (count === 1 ? 'Searched once' : `Searched ${count} times`),
  listFailed: 'This list could not be loaded.',
  updated: (time: string) => `Updated ${time}`,
  dataCycle: 'Data cycle',
  cycle: (number: string) => `AIRAC ${number}`,
  cycleDay: (day: number, days: number) => `Day ${day} of ${days}`,
  nextCycle: 'Next cycle',
  effective: 'Effective',
  available: (number: string, day: string) => `${number} data is available to download from ${day}.`,
  featuredArticles: 'Featured articles',
  topArticles: 'Top articles',
  allArticles: 'All articles',
  videos: 'Videos',
  loadingArticles: 'Loading articles',
  articlesFailed: 'The articles could not be loaded.',
  noArticles: failureTexts.NO_ITEMS,
  minutes: (minutes: number) => `${minutes} min`,
} as const
