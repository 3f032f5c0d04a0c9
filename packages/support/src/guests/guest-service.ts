import { AppError } from 'contract'
import type { GuestCase } from './open-guest-case.ts'
import type { GuestDetails, VerificationAnswer } from './send-verification.ts'

/** What the methods for guests call. It needs links and mails, which an application for schema and types does not have. */
export type GuestService = {
  verify(details: GuestDetails): Promise<VerificationAnswer>
  openCase(form: GuestCase): Promise<{ CaseNumber: string }>
}

/** For an application without sessions and mail: it answers as if the methods did not exist. */
export const noGuestService: GuestService = {
  verify: () => Promise.reject(new AppError('NOT_FOUND')),
  openCase: () => Promise.reject(new AppError('NOT_FOUND')),
}
