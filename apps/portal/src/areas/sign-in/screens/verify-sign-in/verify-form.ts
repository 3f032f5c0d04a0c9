import { codeField } from '../../../../parts/second-factor/code-form.ts'
import { messages } from './messages.ts'

/** The form, wherever it is sent from. */
export const verifyForm = { id: 'verify-sign-in', ...codeField, texts: messages.failures } as const
