import { AppError, limits } from 'contract'
import type { Identity } from 'identity'
import type { Platform } from 'platform'
import type { SupportPerson } from '../people/person.ts'
import { standingOf } from '../people/standing-of.ts'
import { addressOf } from './address-of.ts'
import { queueAccountMail } from './queue-account-mail.ts'

/**
 * Whether an answer may tell who is known. `spec`: it does, for a few addresses per network and hour; beyond that, and always
 * with `private`, every address is answered alike and the truth goes to its mailbox.
 */
export type EnumerationPolicy = 'private' | 'spec'

/** Somebody without a session: the address they give, and where the call came from. */
export type Visitor = { email: string; ip: string }

/** That a mail may be on its way, and when another one can be asked for. */
export type MailPromise = { resendAfterSeconds: number }

/** What people do about their own login before they have a session. */
export type SelfService = {
  /**
   * Has the link for a registration mailed. Asking again is the same; links asked for before stay good.
   *
   * @throws AppError `INVALID_EMAIL`; where the policy lets the answer tell, `EMAIL_NOT_RECOGNIZED` and
   * `EMAIL_ALREADY_REGISTERED`.
   */
  register(visitor: Visitor): Promise<MailPromise>
  /** Has the link for another password mailed to whoever has a login. @throws AppError `INVALID_EMAIL`. */
  forgotPassword(visitor: Visitor): Promise<MailPromise>
}

export type SelfServiceParts = {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'takeAnswer' | 'takeMailTurn'>
  policy: EnumerationPolicy
}

const promise: MailPromise = { resendAfterSeconds: limits.resendSeconds }

export function createSelfService({ platform, identity, policy }: SelfServiceParts): SelfService {
  const system = platform.asSystem('mail somebody about their login')
  return {
    register: async (visitor) => {
      const use = { email: addressOf(visitor.email), ip: visitor.ip }
      const refusal = await system.transaction(async (records, tx) => {
        if (policy === 'spec' && (await identity.takeAnswer(tx, use))) {
          const { kind } = await standingOf(records, use.email)
          if (kind === 'stranger') return new AppError('EMAIL_NOT_RECOGNIZED', {}, { field: 'email' })
          if (kind === 'user') return new AppError('EMAIL_ALREADY_REGISTERED', {}, { field: 'email' })
        }
        await queueAccountMail(identity, tx, { kind: 'register', ...use })
        return null
      })
      // Thrown here, not inside: that the answer was given must stay counted.
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
