import { formatNumber } from '../../format/numbers.ts'
/** Texts of the forms that open a case: that of customers and that of guests. */
export const caseFormTexts = {
  product: 'Product',
  productHint: 'Type to find a product',
  aircraft: 'Tail number or service number',
  subject: 'Subject',
  subjectHint: 'Such as “Terrain layer missing”',
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
  submit: 'Submit case',
  submitting: 'Submitting',
  missing: {
    contact: 'Choose the contact.',
    subject: 'Enter a subject.',
    description: 'Enter a description.',
    impact: 'Choose an impact.',
    issueType: 'Choose an issue type.',
  },
  chooseFromList: 'Choose one from the list.',
  tooLong: (label: string, most: number) => `${label}: at most ${formatNumber(most)} characters.`,
  checkFields: (count: number) => (count === 1 ? 'Check one field below.' : `Check ${count} fields below.`),
  draftRestored: 'We restored your unsent case.',
  draftRestoredWithoutFiles: 'We restored your unsent case. Add your files again.',
  discardDraft: 'Start again',
} as const
