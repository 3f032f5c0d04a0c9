import { AppError } from 'contract'
import type { Calls } from 'contract/calls'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from 'identity'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { beginSession, callerOf, signedIn } from './begin-session.ts'

type SecondFactorCalls = Pick<
  Calls['auth'],
  | 'verifySignIn'
  | 'getSecondFactors'
  | 'beginAuthenticatorApp'
  | 'confirmAuthenticatorApp'
  | 'removeAuthenticatorApp'
  | 'makeRecoveryCodes'
  | 'beginPasskeySignIn'
  | 'signInByPasskey'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'removeProvider'
>

/** The calls about second factors, for people who are signed in and for those in the second step of a sign-in. */
export const secondFactors: Implementation<SecondFactorCalls, CallContext> = {
  verifySignIn: async (context, { body }) => {
    const request = { ...body, token: stepToken(context), ...callerOf(context) }
    return await beginSession(context, await context.identity.secondFactors.verify(request))
  },

  beginPasskeySignIn: async ({ identity, origin }) => ({ ...(await identity.secondFactors.passkeyRequest(origin)) }),

  signInByPasskey: async (context, { body }) => {
    const { identity, origin } = context
    const request = { response: body as AuthenticationResponseJSON, origin, ...callerOf(context) }
    return await beginSession(context, await identity.secondFactors.signInByPasskey(request))
  },

  beginPasskey: async (context, { body }) => {
    const { identity, origin } = context
    return { ...(await identity.secondFactors.beginPasskey(ownerOf(context, body.password), origin)) }
  },

  addPasskey: async (context, { body: { name, credential } }) => {
    const { identity, origin } = context
    const response = credential as RegistrationResponseJSON
    const recoveryCodes = await identity.secondFactors.addPasskey(userOf(context), { name, response, origin })
    return { recoveryCodes: [...recoveryCodes] }
  },

  removePasskey: async (context, { body: { id, password } }) => {
    await context.identity.secondFactors.removePasskey(ownerOf(context, password), id)
    return undefined
  },

  removeProvider: async (context, { body: { issuer, password } }) => {
    await context.identity.secondFactors.removeProvider(ownerOf(context, password), issuer)
    return undefined
  },

  getSecondFactors: async (context) => await context.identity.secondFactors.of(signedIn(context).person.userId),

  beginAuthenticatorApp: async (context, { body }) => {
    const { session, identity } = context
    const who = session === null ? settingUp(context) : ownerOf(context, body.password ?? '')
    return await identity.secondFactors.beginApp(who)
  },

  confirmAuthenticatorApp: async (context, { body }) => {
    const { session, identity } = context
    const who = session === null ? settingUp(context) : userOf(context)
    const { recoveryCodes, begun } = await identity.secondFactors.confirmApp(who, body)
    if (begun !== null) await beginSession(context, begun)
    return { recoveryCodes: [...recoveryCodes] }
  },

  removeAuthenticatorApp: async (context, { body }) => {
    await context.identity.secondFactors.removeApp(ownerOf(context, body.password))
    return undefined
  },

  makeRecoveryCodes: async (context, { body }) => {
    const recoveryCodes = await context.identity.secondFactors.makeRecoveryCodes(ownerOf(context, body.password))
    return { recoveryCodes: [...recoveryCodes] }
  },
}

/** The token of a sign-in that waits for its second step. @throws AppError `STEP_EXPIRED` */
function stepToken(context: CallContext): string {
  const token = context.keptToken('sign-in')
  if (token === undefined) throw new AppError('STEP_EXPIRED')
  return token
}

const settingUp = (context: CallContext) => ({ ...callerOf(context), stepToken: stepToken(context) })

const userOf = (context: CallContext) => {
  const { id, person } = signedIn(context)
  return { userId: person.userId, sessionId: id }
}

const ownerOf = (context: CallContext, password: string) => ({ ...userOf(context), ...callerOf(context), password })
