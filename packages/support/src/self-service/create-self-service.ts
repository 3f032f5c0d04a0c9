import { AppError, limits } from 'contract'
import type { Identity } from 'identity'
import type { Platform } from 'platform'
import { addressStatusOf } from '../people/address-status.ts'
import type { SupportPerson } from '../person.ts'
import { addressOf } from './address-of.ts'
import { queueAccountMail } from './queue-account-mail.ts'

/**
 * Whether answers may show that an address is known. `spec`: yes, for a few addresses per network and hour; beyond that, and
 * always with `private`, every address gets the same answer, and only its mailbox gets the difference.
 */
export type EnumerationPolicy = 'private' | 'spec'

/** A person without a session: the address entered, and the network address of the call. */
export type Visitor = { email: string; ip: string }

/** A mail may have been queued; `resendAfterSeconds` is when another one can be asked for. */
export type MailPromise = { resendAfterSeconds: number }

/** What people can do about their login before they have a session. */
export type SelfService = {
  /**
   * Mails the link of a registration. Asking again mails another one; earlier links stay valid.
   *
   * @throws AppError `INVALID_EMAIL`; where the policy allows it, `EMAIL_NOT_RECOGNIZED` and
   * `EMAIL_ALREADY_REGISTERED`.
   */
  register(visitor: Visitor): Promise<MailPromise>
  /** Mails the link to a new password if the address has a login. @throws AppError `INVALID_EMAIL`. */
  forgotPassword(visitor: Visitor): Promise<MailPromise>
}

export type SelfServiceParts = {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'countAnswer' | 'countMail'>
  policy: EnumerationPolicy
}

const promise: MailPromise = { resendAfterSeconds: limits.resendSeconds }

export function createSelfService({ platform, identity, policy }: SelfServiceParts): SelfService {
  const system = platform.asSystem('queue a mail about a login')
  return {
    register: async (visitor) => {
      const use = { email: addressOf(visitor.email), ip: visitor.ip }
      const refusal = await system.transaction(async (records, tx) => {
        if (policy === 'spec' && (await identity.countAnswer(tx, use))) {
          const { kind } = await addressStatusOf(records, use.email)
          // The mail about an ambiguous address has account managers told.
          if (kind === 'ambiguous') await queueAccountMail(identity, tx, { kind: 'register', ...use })
          if (kind === 'unknown' || kind === 'ambiguous') {
            return new AppError('EMAIL_NOT_RECOGNIZED', {}, { field: 'email' })
          }
          if (kind === 'user') return new AppError('EMAIL_ALREADY_REGISTERED', {}, { field: 'email' })
        }
        await queueAccountMail(identity, tx, { kind: 'register', ...use })
        return null
      })
      // Thrown after the commit: the answer must stay counted.
      if (refusal !== null) throw refusal
      return promise
    },
    forgotPassword: async (visitor) => {
      const use = { email: addressOf(visitor.email), ip: visitor.ip }
      await system.transaction((_records, tx) => queueAccountMail(identity, tx, { kind: 'forgot', ...use }))
      return promise
    },
  }
}
