export const messages = {
  lead: 'Readers find the new text on the page of the alert and in their feeds.',
  write: 'Change the alert',
  noMails: 'No e-mail is sent about a change, and people who have confirmed the alert are not asked again.',
  save: 'Save alert',
  saving: 'Saving the alert',
  notOffered: 'Only authors and agents change alerts.',
  loading: 'Loading the form',
  failed: 'The form could not be loaded.',
} as const
