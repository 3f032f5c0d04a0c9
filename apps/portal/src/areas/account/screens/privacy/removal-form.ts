import { limits } from 'contract'
import { messages } from './messages.ts'

export type Removal = { reason: string }

export const emptyRemoval: Removal = { reason: '' }

/** The removal request, used by the screen and by the POST handler. */
export const removalForm = {
  id: 'removal',
  fields: ['reason'],
  fieldOf: { reason: 'reason' },
  texts: messages.failures,
  problemsOf: ({ reason }: Removal) => ({
    reason: [...reason.trim()].length > limits.removalReasonCharacters ? messages.reasonTooLong : undefined,
  }),
} as const
