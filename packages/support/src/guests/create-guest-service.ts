import type { GuestService } from '../guest-service.ts'
import type { VisitorParts } from '../self-service/visitor-parts.ts'
import { type GuestCaseParts, openGuestCase } from './open-guest-case.ts'
import { type GuestLinkParts, readGuestLink } from './read-guest-link.ts'
import { sendCaseLink } from './send-case-link.ts'
import { sendVerification } from './send-verification.ts'

/** Serves guests: verifies their addresses by mail, opens their cases and shows each by its mailed link. */
export function createGuestService(parts: VisitorParts & GuestCaseParts & GuestLinkParts): GuestService {
  return {
    verify: (details) => sendVerification(parts, details),
    openCase: (form) => openGuestCase(parts, form),
    readLink: (token) => readGuestLink(parts, token),
    sendCaseLink: (wanted) => sendCaseLink(parts, wanted),
  }
}
