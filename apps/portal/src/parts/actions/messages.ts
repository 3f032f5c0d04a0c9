import { formatNumber } from '../../format/numbers.ts'
export const messages = {
  loading: 'Loading the form',
  failed: 'The form could not be loaded.',
  cancel: 'Cancel',
  sending: 'Sending',
  restored: 'We restored your unsent changes.',
  discard: 'Discard',
  enter: (label: string) => `Fill in “${label}”.`,
  choose: (label: string) => `Choose a value for “${label}”.`,
  chooseFromList: 'Choose from the list.',
  tooLong: (label: string, most: number) => `${label} has at most ${formatNumber(most)} characters.`,
  none: 'None',
  checkFields: (count: number) => `Check ${count} fields`,
  lookupHint: 'Type at least 2 characters',
} as const
