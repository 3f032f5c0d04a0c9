import { failureTexts } from 'contract'
import { caseFormTexts } from '../../../../parts/cases/case-form-texts.ts'

export const messages = {
  home: 'Home',
  caseManager: 'Case Manager',
  lead: 'Tell us what you see. Articles that may help appear while you write.',
  leadForContact: 'For a customer who called or wrote. They get the case number by e-mail.',
  ...caseFormTexts,
  contact: 'Contact',
  origin: 'Asked by',
  contactHint: 'Type a name, an e-mail address or an account',
  aircraftHint: 'Type a tail or service number',
  onlySome: (count: number) => `Only the first ${count} are listed. Write another one into the description.`,
  suggested: 'Articles that may help',
  similar: 'Your cases like this',
  count: (count: number) => `${count} found`,
  mayHelp: (articles: number, cases: number) =>
    [
      ...(articles === 0 ? [] : [articles === 1 ? '1 article may help' : `${articles} articles may help`]),
      ...(cases === 0 ? [] : [cases === 1 ? '1 similar case' : `${cases} similar cases`]),
    ].join(', '),
  newTab: 'These open in a new tab. What you have written stays here.',
  solved: 'This solved my problem',
  solvedHelp: 'Deletes the draft without opening a case.',
  solvedToast: 'Your draft was discarded. No case was opened.',
  airacCycle: 'AIRAC cycle',
  noCycle: 'No particular cycle',
  cycle: (number: string, offset: number) =>
    offset === 1 ? `${number} (next)` : offset === 0 ? `${number} (current)` : number,
  answerTimes: 'Answer times',
  answerTimesOf: (tier: string) => `With ${tier} support we aim to give you a first answer within:`,
  within: ({ count, unit }: { count: number; unit: 'hour' | 'day' }) => `${count} ${count === 1 ? unit : `${unit}s`}`,
  businessHours: (hours: string) => `Counted in business hours: ${hours}.`,
  notReset: {
    subject: (numbers: readonly string[]) => `Downloads not reset: ${numbers.join(', ')}`,
    services: (numbers: readonly string[]) =>
      `The downloads of ${numbers.length === 1 ? 'this service' : 'these services'} were not reset: ${numbers.join(', ')}.`,
    reason: (reason: string) => `Reason for the reset: ${reason}`,
  },
  whatToAttach: 'What to attach',
  attachPoints: [
    'A screenshot or photo of the message, or its exact words',
    'The log file of the application or the data card',
    'For questions about data: the chart, procedure or waypoint, and the AIRAC cycle',
  ],
  whatHappens: 'What happens next',
  nextPoints: [
    'You see the case number at once and receive it by e-mail.',
    'Support replies in the case, and you receive an e-mail about it.',
    'You can add comments and files to the case at any time until it is closed.',
  ],
  cancel: 'Cancel',
  loading: 'Loading the form',
  choicesFailed: 'The form could not be loaded.',
  draftKept: 'Drafts are saved for 30 days. Attached files aren’t.',
  draftNotKept: 'This browser does not keep what you write. Submit it before you leave this page.',
  openedForContact: 'The case is open. The contact gets an e-mail.',
  openedSince: 'Your case is open.',
  viewCase: 'View case',
  notOpenedSince: 'Your case could not be opened. What you wrote is kept.',
  backToForm: 'Back to the form',
  failedTitle: failureTexts.CASE_NOT_CREATED_TITLE,
  failures: {
    offline:
      'There was no connection. Nothing was sent, and what you wrote is still here. Submit it once there is one.',
    // The case may have been created; a retry with the same key creates it once.
    noAnswer: `${failureTexts.TECHNICAL_DIFFICULTIES} Your text is saved. Submitting again won’t create a duplicate.`,
    refused: failureTexts.CASE_NOT_CREATED,
  },
} as const
