import { failureTexts } from 'contract'

export const messages = {
  home: 'Home',
  caseManager: 'Case Manager',
  lead: 'Tell us what you see.',
  product: 'Product',
  productHint: 'Type to find a product',
  aircraft: 'Tail number or service number',
  aircraftHint: 'Type a tail or service number',
  subject: 'Subject',
  subjectHint: 'One line, such as “Terrain layer missing after update”',
  description: 'Description',
  descriptionHelp: 'What you did, what you expected, what happened. Give the AIRAC cycle if data is involved.',
  impact: 'Impact',
  impactHelp: {
    'Complaint/Question': 'Everything works. You have a question, a request or feedback.',
    'Minor Degradation': 'A function is affected. There is a workaround and operations continue.',
    'Major Degradation': 'An important function is missing or unreliable, and there is no good workaround.',
    'Total Failure': 'The product or the data cannot be used at all.',
  } as Readonly<Record<string, string>>,
  issueType: 'Issue type',
  issueTypeHelp: {
    Product: 'Application functionality and navigation data distribution',
    Data: 'Aeronautical data inquiries, tailored navigation data requests',
  } as Readonly<Record<string, string>>,
  attachments: 'Attachments',
  optional: '(optional)',
  submit: 'Submit case',
  submitting: 'Submitting',
  uploadingFiles: 'Uploading files',
  cancel: 'Cancel',
  loading: 'Loading the form',
  choicesFailed: 'The form could not be loaded.',
  tryAgain: 'Try again',
  missing: {
    subject: 'Enter a subject.',
    description: 'Enter a description.',
    impact: 'Choose an impact.',
    issueType: 'Choose an issue type.',
  },
  chooseFromList: 'Choose one from the list.',
  tooLong: (label: string, most: number) => `${label}: at most ${most.toLocaleString('en-US')} characters.`,
  checkFields: (count: number) => (count === 1 ? 'Check one field below.' : `Check ${count} fields below.`),
  draftRestored: 'We restored your unsent case. Add your files again.',
  discardDraft: 'Start again',
  draftKept: 'What you write is kept in this browser until you submit it.',
  draftNotKept: 'This browser does not keep what you write. Submit it before you leave this page.',
  openedSince: (failedFiles: readonly string[]) =>
    failedFiles.length === 0 ? 'Your case is open.' : `Your case is open. Not attached: ${failedFiles.join(', ')}.`,
  viewCase: 'View case',
  notOpenedSince: 'Your case could not be opened. What you wrote is kept.',
  backToForm: 'Back to the form',
  failedTitle: failureTexts.CASE_NOT_CREATED_TITLE,
  failures: {
    offline:
      'There was no connection. Nothing was sent, and what you wrote is still here. Submit it once there is one.',
    // Whether the case has arrived is not known then; the same attempt again opens it once.
    noAnswer:
      'The service did not answer as it should. Try again shortly: what you wrote is still here, and the case is opened only once.',
    refused: failureTexts.CASE_NOT_CREATED,
  },
} as const
