export const messages = {
  title: 'E-mail preferences',
  savedAt: (time: string) => `Saved ${time}`,
  saving: 'Saving',
  notSaved: (label: string) => `${label}: your choice was not saved. Try again.`,
  loading: 'Loading your preferences',
  failed: 'Your preferences could not be loaded.',
  switches: {
    CaseEmails__c: {
      label: 'Case notification e-mails',
      text: 'Replies, status changes and requests on your cases.',
    },
    ProductAlertEmails__c: { label: 'Product alert e-mails', text: 'News of the products you subscribe to.' },
    ProductMarketing__c: {
      label: 'Product marketing',
      text: 'Product news and events.',
    },
    CustomerSurveys__c: { label: 'Customer surveys', text: 'A short question after your case is closed.' },
  },
  forProducts: (count: number) =>
    count === 0 ? 'For no product yet.' : count === 1 ? 'For 1 product.' : `For ${count} products.`,
  noSurvey: 'No survey is set up at present.',
} as const
