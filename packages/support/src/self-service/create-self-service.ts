import { AppError, limits, safeStartUrl } from 'contract'
import type { Identity } from 'identity'
import type { SupportPerson } from '../person.ts'
import { addressOf, queueAccountMail, queueCountedMail, statusForVisitor, type VisitorParts } from './visitor.ts'

/** A registration is begun by `identity`. */
type SelfServiceParts = VisitorParts & { identity: Pick<Identity<SupportPerson>, 'beginRegistration'> }

/** A person without a session: the address entered, and the network address of the call. */
export type Visitor = { email: string; ip: string }

/** A mail may have been queued; `resendAfterSeconds` is when another can be requested. */
export type MailPromise = { resendAfterSeconds: number }

/** A person who registers. `startURL` is the page to open afterwards, `begunToken` the answer of an earlier call to this browser. */
export type Registrant = Visitor & { startURL?: string | undefined; begunToken: string | undefined }

/** Registration and password reset, before a session exists. */
export type SelfService = {
  /**
   * Mails the link of a registration. Another call mails another link; earlier links stay valid.
   *
   * @throws AppError `INVALID_EMAIL`; where the policy allows it, `EMAIL_NOT_RECOGNIZED` and
   * `EMAIL_ALREADY_REGISTERED`.
   * @returns `begunToken`, the secret by which the browser can cancel the registration.
   */
  register(registrant: Registrant): Promise<MailPromise & { begunToken: string }>
  /** Mails the link to a new password if the address has a login. @throws AppError `INVALID_EMAIL`. */
  forgotPassword(visitor: Visitor): Promise<MailPromise>
}

const promise: MailPromise = { resendAfterSeconds: limits.resendSeconds }

export function createSelfService(parts: SelfServiceParts): SelfService {
  return {
    register: async (visitor) => {
      const use = { email: addressOf(visitor.email), ip: visitor.ip }
      const status = await statusForVisitor(parts, use)
      if (status?.kind === 'unknown') throw new AppError('EMAIL_NOT_RECOGNIZED', {}, { field: 'email' })
      if (status?.kind === 'user') throw new AppError('EMAIL_ALREADY_REGISTERED', {}, { field: 'email' })
      const runAt = await parts.identity.countMail(use)
      const { token, id } = await parts.identity.beginRegistration(visitor.begunToken, runAt !== null)
      const mail = { kind: 'register', email: use.email, startUrl: safeStartUrl(visitor.startURL) } as const
      if (runAt !== null) await queueCountedMail(parts, { ...mail, registration: id }, runAt)
      // The job that mails the visitor also notifies the account managers of an ambiguous address.
      if (status?.kind === 'ambiguous') throw new AppError('EMAIL_NOT_RECOGNIZED', {}, { field: 'email' })
      return { ...promise, begunToken: token }
    },
    forgotPassword: async (visitor) => {
      await queueAccountMail(parts, { kind: 'forgot', email: addressOf(visitor.email), ip: visitor.ip })
      return promise
    },
  }
}
