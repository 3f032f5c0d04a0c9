export const messages = {
  title: 'E-mail preferences',
  saved: 'Saved',
  saving: 'Saving',
  notSaved: (label: string) => `${label}: your choice was not saved. Try again.`,
  loading: 'Loading your preferences',
  failed: 'Your preferences could not be loaded.',
  tryAgain: 'Try again',
  switches: {
    CaseEmails__c: {
      label: 'Case notification e-mails',
      text: 'Replies, status changes and requests on your cases.',
    },
    ProductAlertEmails__c: { label: 'Product alert e-mails', text: 'News of the products you subscribe to.' },
    ProductMarketing__c: {
      label: 'Product marketing',
      text: 'News about products and events, at most once a month.',
    },
    CustomerSurveys__c: { label: 'Customer surveys', text: 'A short question after a case is closed.' },
  },
} as const
