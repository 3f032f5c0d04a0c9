import { type AnswerOf, AppError, type guestMethods } from 'contract'
import type { Gateway } from 'platform'

/** What the methods for guests call. It needs links and mails, which an application for schema and types does not have. */
export type GuestService = {
  verify(details: GuestDetails): Promise<VerificationAnswer>
  openCase(form: GuestCase): Promise<OpenedGuestCase>
  /** @throws AppError `LINK_INVALID`. */
  readLink(token: string, attemptKey?: string): Promise<OpenedGuestLink>
  /** @throws AppError `LINK_INVALID`, `EXPORT_ACKNOWLEDGEMENT_REQUIRED` for another version of the notice than the current one. */
  confirmNotice(token: string, confirmedNotice: string): Promise<void>
  sendCaseLink(wanted: { email: string; caseNumber: string; ip: string }): Promise<void>
}

/** What a link opens: the form of a case, or one case to read. */
export type OpenedGuestLink = AnswerOf<typeof guestMethods.readLink>

/** The case that a link has opened, and whether it was opened by an earlier attempt with another content. */
export type OpenedGuestCase = AnswerOf<typeof guestMethods.createCase>

/** The uploads of guests, each bound to the link to the form of a case. */
export type GuestUploads = {
  /** The uploads of a live link. @throws AppError `LINK_INVALID`. */
  uploadsBy(token: string): Promise<Gateway['content']['uploads']>
}

/** What a guest entered, and the network address of the call. */
export type GuestDetails = { name: string; email: string; ip: string }

/** Whether a mail was queued, or the guest is a known contact or user. */
export type VerificationAnswer =
  | { result: 'Success'; AccountName: null }
  | { result: 'Contact_Present' | 'User_Present'; AccountName: string }

/** The form of a guest. Name and address are those that the link has proven; what the form shows of them must agree. */
export type GuestCase = {
  token: string
  subject: string
  description: string
  impact: string
  issueType: string
  itemNumber?: string
  tailOrService?: string
  confirmedNotice: string
  files?: string[]
  attemptKey?: string
  firstName?: string
  lastName?: string
  emailAddress?: string
}

/** For an application without sessions and mail: it answers as if the methods did not exist. */
export const noGuestService: GuestService = {
  verify: () => Promise.reject(new AppError('NOT_FOUND')),
  openCase: () => Promise.reject(new AppError('NOT_FOUND')),
  readLink: () => Promise.reject(new AppError('NOT_FOUND')),
  confirmNotice: () => Promise.reject(new AppError('NOT_FOUND')),
  sendCaseLink: () => Promise.reject(new AppError('NOT_FOUND')),
}
