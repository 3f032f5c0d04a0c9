import { failureTexts } from 'contract'

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

export const messages = {
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  tagline: 'Take control of your success.',
  waitingCount: (count: number, isMore: boolean) =>
    isMore
      ? `More than ${inWords[count]?.toLowerCase() ?? count} cases need something from you.`
      : count === 1
        ? 'One case needs something from you.'
        : `${inWords[count] ?? count} cases need something from you.`,
  openCase: 'Open a Case',
  caseManager: 'Case Manager',
  openCaseManager: 'Open Case Manager',
  waiting: 'Waiting on you',
  loadingCases: 'Loading cases',
  casesFailed: 'Your cases could not be loaded.',
  noOtherCases: 'You do not have any other recent cases.',
  openQueue: 'Open queue',
  search: 'Search cases',
  searchHint: 'Number, subject or tail number',
  myArticles: 'My articles',
  updated: (time: string) => `Updated ${time}`,
  dataCycle: 'Data cycle',
  cycle: (number: string) => `AIRAC ${number}`,
  cycleDay: (day: number, days: number) => `Day ${day} of ${days}`,
  nextCycle: 'Next cycle',
  effective: 'Effective',
  // Effective times are given in UTC; the hour is that of the publication, not of one avionics maker.
  effectiveAt: (day: string) => `${day}, 0901Z`,
  available: (number: string, day: string) => `${number} data is available to download from ${day}.`,
  featuredArticles: 'Featured articles',
  topArticles: 'Top articles',
  loadingArticles: 'Loading articles',
  articlesFailed: 'The articles could not be loaded.',
  noArticles: failureTexts.NO_ITEMS,
  minutes: (minutes: number) => `${minutes} min`,
  tryAgain: 'Try again',
} as const
