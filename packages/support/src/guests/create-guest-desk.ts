import type { SelfServiceParts } from '../self-service/create-self-service.ts'
import type { GuestDesk } from './guest-methods.ts'
import { type GuestCaseParts, openGuestCase } from './open-guest-case.ts'
import { sendVerification } from './send-verification.ts'

/** Serves guests: proves their addresses by mail and opens their cases. */
export function createGuestDesk(parts: SelfServiceParts & GuestCaseParts): GuestDesk {
  return {
    verify: (details) => sendVerification(parts, details),
    openCase: (form) => openGuestCase(parts, form),
  }
}
