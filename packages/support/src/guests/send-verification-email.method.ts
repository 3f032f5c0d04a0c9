import { limits } from 'contract'
import type { ServerMethodDefinition } from 'platform'
import type { GuestService } from './guest-service.ts'

/** Mails a guest the link that proves the address, by POST alone: name and address must not stand in a URL. */
export const sendVerificationEmail = (guests: GuestService): ServerMethodDefinition => ({
  className: 'GuestUserController',
  methodName: 'sendVerificationEmail',
  readOnly: false,
  access: 'open',
  answers: 'personal',
  parameters: {
    // The page makes it of name and address. It proves nothing, and the server ignores it.
    encodedURL: { type: 'text', maxLength: 4_000 },
    emailAddress: { type: 'text', required: true, maxLength: limits.emailCharacters },
    name: { type: 'text', required: true },
  },
  run: ({ ip }, values) => guests.verify({ name: String(values.name), email: String(values.emailAddress), ip }),
})
