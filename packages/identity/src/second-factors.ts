import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { AppError } from 'contract'
import type { Database, Transaction } from 'database'
import { readToken, revokeSteps, takeToken } from './one-time/one-time-token.ts'
import { checkPassword, type Owner } from './passwords/check-password.ts'
import type { CredentialParts } from './passwords/credential-parts.ts'
import type { FactorChange, SessionPerson } from './people.ts'
import { type BoundProvider, bindOfStep, providersOf, removeBinding } from './providers/bound-logins.ts'
import { appAddress } from './second-factor/app-code.ts'
import { type AppProof, beginApp, checkAppProof, confirmApp, removeApp } from './second-factor/authenticator-app.ts'
import { afterRemoval, type Factors, factorsOf, hasFactor, noteFactorChange } from './second-factor/factors.ts'
import {
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCreation,
  passkeyRequest,
  proveNewPasskey,
  removePasskey,
  type Site,
  storePasskey,
} from './second-factor/passkeys.ts'
import { type QrCode, qrCodeOf } from './second-factor/qr-code.ts'
import { newRecoveryCodes, recoveryCodesLeft, storeRecoveryCodes } from './second-factor/recovery-codes.ts'
import { lockPerson } from './sessions/lock-user.ts'
import { endSessions } from './sessions/own-sessions.ts'
import type { Caller } from './sessions/session-device.ts'
import { beginSession, type SignedIn } from './sign-in/begin-session.ts'
import { type PasskeySignIn, signInByPasskey } from './sign-in/sign-in-by-passkey.ts'
import { type Verification, verifySignIn } from './sign-in/verify-sign-in.ts'

/** The key for an authenticator app: `key` in base 32, and the same key as an address and as its QR code. */
export interface BegunApp {
  /** Completes the set-up, within ten minutes. */
  readonly token: string
  readonly key: string
  readonly address: string
  readonly qrCode: QrCode
}

/** A signed-in user, in the session that stays when the others end. */
export interface SignedInUser {
  readonly userId: string
  readonly sessionId: string
}

/** A user in a sign-in that requires to set up a second factor. */
export interface SettingUp extends Caller {
  /** Of `NextStepRequired`. */
  readonly stepToken: string
}

/** A passkey created by the browser, and the name that its owner chose. */
export interface NewPasskey {
  readonly name: string
  readonly response: RegistrationResponseJSON
  readonly origin: string
}

/** The second factors of logins. Every change is announced to the owner and ends the other sessions. */
export interface SecondFactors<P extends SessionPerson> {
  /** @returns also whether the user must have a second factor, and the identity providers of the login. */
  of(userId: string): Promise<Factors & { isRequired: boolean; providers: BoundProvider[] }>
  /**
   * The second step of a sign-in.
   *
   * @throws AppError `CODE_INCORRECT`, counted like a failed sign-in; `STEP_EXPIRED`; `TOO_MANY_REQUESTS`; `SIGN_IN_STOPPED`.
   */
  verify(request: Verification): Promise<SignedIn<P>>
  /** Begins the set-up of an authenticator app. @throws AppError as `checkPassword`; `STEP_EXPIRED`. */
  beginApp(who: Owner | SettingUp): Promise<BegunApp>
  /**
   * Adds the app when one of its codes is right. During a sign-in this begins the session.
   *
   * @returns `recoveryCodes` where the user had none left; they cannot be read again.
   * @throws AppError `CODE_INCORRECT`, `STEP_EXPIRED`.
   */
  confirmApp(
    who: SignedInUser | SettingUp,
    app: AppProof,
  ): Promise<{ recoveryCodes: readonly string[]; begun: SignedIn<P> | null }>
  /** @throws AppError as `checkPassword`; `LAST_SECOND_FACTOR`. */
  removeApp(who: Owner & SignedInUser): Promise<void>
  /** The options to create a passkey. @throws AppError as `checkPassword`. */
  beginPasskey(who: Owner, origin: string): Promise<PasskeyCreation>
  /**
   * Adds a passkey created by a browser.
   *
   * @returns recovery codes where the user had none left; they cannot be read again.
   * @throws AppError `PASSKEY_REFUSED`; `PASSKEY_LIMIT`.
   */
  addPasskey(who: SignedInUser, passkey: NewPasskey): Promise<readonly string[]>
  /** @throws AppError as `checkPassword`; `LAST_SECOND_FACTOR`. */
  removePasskey(who: Owner & SignedInUser, id: string): Promise<void>
  /** Removes the binding of the login to an identity provider. @throws AppError as `checkPassword`. */
  removeProvider(who: Owner & SignedInUser, issuer: string): Promise<void>
  /** The options to sign in with any passkey of this site. */
  passkeyRequest(origin: string): Promise<PasskeyRequest>
  /** Signs in by a passkey alone. @throws AppError `PASSKEY_REFUSED`, the same for every reason. */
  signInByPasskey(request: PasskeySignIn): Promise<SignedIn<P>>
  /** Creates recovery codes, which replace the earlier ones. @throws AppError as `checkPassword`; `NO_SECOND_FACTOR`. */
  makeRecoveryCodes(who: Owner & SignedInUser): Promise<readonly string[]>
}

export type SecondFactorParts<P extends SessionPerson> = CredentialParts<P> & {
  /** The pool for requests without a session. */
  readonly visitorDatabase: Database
  /** The issuer shown in authenticator apps. */
  readonly issuer: string
}

export function createSecondFactors<P extends SessionPerson>(parts: SecondFactorParts<P>): SecondFactors<P> {
  const { database, visitorDatabase, people, hasher, requiresSecondFactor, issuer } = parts
  const siteAt = (origin: string): Site => ({ name: issuer, origin })
  const { lockedPerson, userOf, requireNoFactor, addFactor, removeFactor, removeSignIn } = factorChanges(parts)

  return {
    of: (userId) =>
      database.transaction(async (tx) => {
        const person = await people.personOf(tx, userId)
        return {
          ...(await factorsOf(tx, userId)),
          isRequired: person !== null && requiresSecondFactor(person),
          providers: await providersOf(tx, userId),
        }
      }),

    verify: (request) => verifySignIn(parts, request),

    beginApp: async (who) => {
      if ('userId' in who) await checkPassword(parts, who)
      return await database.transaction(async (tx) => {
        const userId = await userOf(tx, who)
        const person = await lockedPerson(tx, userId)
        if (!('userId' in who)) await requireNoFactor(tx, userId)
        const { token, key } = await beginApp(tx, userId)
        const address = appAddress(key, { issuer, email: person.view.email })
        return { token, key, address, qrCode: qrCodeOf(address) }
      })
    },

    confirmApp: (who, proof) =>
      addFactor(who, 'AuthenticatorAppAdded', {
        check: (tx, userId) => checkAppProof(tx, userId, proof),
        store: (tx, userId) => confirmApp(tx, userId, proof),
      }),

    removeApp: (who) => removeFactor(who, 'AuthenticatorAppRemoved', removeApp),

    beginPasskey: async (who, origin) => {
      await checkPassword(parts, who)
      return await database.transaction(async (tx) => {
        const { view } = await lockedPerson(tx, who.userId)
        return await passkeyCreation(tx, { userId: who.userId, email: view.email, name: view.name }, siteAt(origin))
      })
    },

    addPasskey: async (who, { name, response, origin }) => {
      const proven = await proveNewPasskey(database, who.userId, response, origin)
      const { recoveryCodes } = await addFactor(who, 'PasskeyAdded', {
        check: async () => undefined,
        store: (tx, userId) => storePasskey(tx, userId, name, proven),
      })
      return recoveryCodes
    },

    removePasskey: (who, id) => removeFactor(who, 'PasskeyRemoved', (tx, userId) => removePasskey(tx, userId, id)),

    removeProvider: (who, issuer) =>
      removeSignIn(who, 'ProviderRemoved', (tx) => removeBinding(tx, who.userId, issuer)),

    passkeyRequest: (origin) => visitorDatabase.transaction((tx) => passkeyRequest(tx, origin)),

    signInByPasskey: (request) => signInByPasskey(parts, request),

    makeRecoveryCodes: async (who) => {
      await checkPassword(parts, who)
      const created = await newRecoveryCodes(hasher)
      await database.transaction(async (tx) => {
        await lockedPerson(tx, who.userId)
        if (!hasFactor(await factorsOf(tx, who.userId))) throw new AppError('NO_SECOND_FACTOR')
        await storeRecoveryCodes(tx, who.userId, created)
        await noteFactorChange(people, tx, who.userId, 'RecoveryCodesMade')
      })
      return created.codes
    },
  }
}

/** Adds and removes factors. Every change also updates the recovery codes, sends a mail and ends the other sessions. */
function factorChanges<P extends SessionPerson>(parts: SecondFactorParts<P>) {
  const { database, people, hasher, requiresSecondFactor } = parts

  /** @throws AppError `NOT_SIGNED_IN` when the user may have no session any more. */
  const lockedPerson = async (tx: Transaction, userId: string): Promise<P> => {
    const person = await lockPerson(people, tx, userId)
    if (person === null) throw new AppError('NOT_SIGNED_IN')
    return person
  }

  const userOf = async (tx: Transaction, who: { userId: string } | SettingUp): Promise<string> => {
    if ('userId' in who) return who.userId
    const step = await readToken(tx, 'factor-set-up', who.stepToken)
    if (step === null) throw new AppError('STEP_EXPIRED')
    return step.subject
  }

  /** A set-up begun with only the password must not replace a factor that the user has added since. */
  const requireNoFactor = async (tx: Transaction, userId: string): Promise<void> => {
    if (hasFactor(await factorsOf(tx, userId))) throw new AppError('STEP_EXPIRED')
  }

  /** Adds a factor: `check` runs before the slow hashing, `store` in the transaction. */
  const addFactor = async (
    who: SignedInUser | SettingUp,
    change: FactorChange,
    factor: {
      check: (tx: Transaction, userId: string) => Promise<unknown>
      store: (tx: Transaction, userId: string) => Promise<void>
    },
  ): Promise<{ recoveryCodes: readonly string[]; begun: SignedIn<P> | null }> => {
    const hasCodes = await database.transaction(async (tx) => {
      const userId = await userOf(tx, who)
      await factor.check(tx, userId)
      return (await recoveryCodesLeft(tx, userId)) > 0
    })
    // Created before the transaction, because hashing takes too long for it.
    const created = hasCodes ? null : await newRecoveryCodes(hasher)
    return await database.transaction(async (tx) => {
      const userId = await userOf(tx, who)
      const person = await lockedPerson(tx, userId)
      if (!('userId' in who)) await requireNoFactor(tx, userId)
      await factor.store(tx, userId)
      if (created !== null) await storeRecoveryCodes(tx, userId, created)
      await noteFactorChange(people, tx, userId, change)
      const recoveryCodes = created?.codes ?? []
      if ('userId' in who) {
        await revokeSteps(tx, userId)
        await endSessions(tx, userId, { allBut: who.sessionId })
        return { recoveryCodes, begun: null }
      }
      const step = await takeToken(tx, 'factor-set-up', who.stepToken)
      if (step === null) throw new AppError('STEP_EXPIRED')
      await revokeSteps(tx, userId)
      await bindOfStep(people, tx, step)
      return { recoveryCodes, begun: await beginSession(parts, tx, person, { ...who, device: null }) }
    })
  }

  /** @param remove - returns whether there was such a way to sign in. */
  const removeSignIn = async (
    who: Owner & SignedInUser,
    change: FactorChange,
    remove: (tx: Transaction, person: P) => Promise<boolean>,
  ): Promise<void> => {
    await checkPassword(parts, who)
    await database.transaction(async (tx) => {
      const person = await lockedPerson(tx, who.userId)
      if (!(await remove(tx, person))) return
      await noteFactorChange(people, tx, who.userId, change)
      await revokeSteps(tx, who.userId)
      await endSessions(tx, who.userId, { allBut: who.sessionId })
    })
  }

  /** @param remove - returns whether there was such a factor. */
  const removeFactor = (
    who: Owner & SignedInUser,
    change: FactorChange,
    remove: (tx: Transaction, userId: string) => Promise<boolean>,
  ): Promise<void> =>
    removeSignIn(who, change, async (tx, person) => {
      if (!(await remove(tx, who.userId))) return false
      await afterRemoval(tx, who.userId, requiresSecondFactor(person))
      return true
    })

  return { lockedPerson, userOf, requireNoFactor, addFactor, removeFactor, removeSignIn }
}
