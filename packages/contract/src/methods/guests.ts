import type * as schemas from './guests.schemas.ts'
import type { WriteMethodOf } from './server-method.ts'

// By POST alone: name and address must not stand in a URL.
const ofGuests = { className: 'GuestUserController', readOnly: false } as const

/** Mails a guest the link that proves the address, or says that the address is known. */
export const sendVerificationEmail: WriteMethodOf<typeof schemas.sendVerificationEmail> = {
  ...ofGuests,
  methodName: 'sendVerificationEmail',
}

/** Opens the one case that a mailed link is good for. */
export const createCase: WriteMethodOf<typeof schemas.createCase> = { ...ofGuests, methodName: 'createCase' }
