import type { GuestService } from '../guest-service.ts'
import type { VisitorParts } from '../self-service/visitor-parts.ts'
import { type GuestCaseParts, openGuestCase } from './open-guest-case.ts'
import { sendVerification } from './send-verification.ts'

/** Serves guests: verifies their addresses by mail and opens their cases. */
export function createGuestService(parts: VisitorParts & GuestCaseParts): GuestService {
  return {
    verify: (details) => sendVerification(parts, details),
    openCase: (form) => openGuestCase(parts, form),
  }
}
