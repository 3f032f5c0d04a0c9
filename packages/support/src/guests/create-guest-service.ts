import type { GuestService, GuestUploads } from '../guest-service.ts'
import type { VisitorParts } from '../self-service/visitor.ts'
import { confirmNotice } from './confirm-notice.ts'
import { type GuestCaseParts, openGuestCase } from './open-guest-case.ts'
import { type GuestLinkParts, readGuestLink } from './read-guest-link.ts'
import { sendCaseLink } from './send-case-link.ts'
import { sendVerification } from './send-verification.ts'
import { uploadsByLink } from './uploads-by-link.ts'

/** Serves guests: verifies their addresses by mail, opens their cases and shows each by its mailed link. */
export function createGuestService(parts: VisitorParts & GuestCaseParts & GuestLinkParts): GuestService & GuestUploads {
  return {
    verify: (details) => sendVerification(parts, details),
    openCase: (form) => openGuestCase(parts, form),
    readLink: (token, attemptKey) => readGuestLink(parts, token, attemptKey),
    confirmNotice: (token, confirmedNotice) => confirmNotice(parts, token, confirmedNotice),
    uploadsBy: (token) => uploadsByLink(parts, token),
    sendCaseLink: (wanted) => sendCaseLink(parts, wanted),
  }
}
