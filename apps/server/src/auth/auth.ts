import { AppError, safeStartUrl } from 'contract'
import type { Calls } from 'contract/calls'
import { NextStepRequired } from 'identity'
import { servesEmail } from '../config/identity-providers.ts'
import { type CallContext, sessionShape } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { beginSession, callerOf, signedIn } from './begin-session.ts'
import { secondFactors } from './second-factors.ts'

export const session: Implementation<Calls['session'], CallContext> = {
  signOut: async (context) => {
    if (context.token !== null) await context.identity.signOut(context.token)
    context.setToken(null)
    return undefined
  },

  getSession: async (context) => sessionShape(signedIn(context)),

  renewSession: async ({ identity, token }) => {
    const session = token === null ? null : await identity.renew(token)
    if (session === null) throw new AppError('NOT_SIGNED_IN')
    return sessionShape(session)
  },
}

export const auth: Implementation<Calls['auth'], CallContext> = {
  ...secondFactors,

  signIn: async (context, { body }) => {
    const signingIn = context.identity.signIn({ ...body, ...callerOf(context) })
    const begun = await signingIn.catch((error: unknown) => {
      if (error instanceof NextStepRequired) context.setKeptToken('sign-in', error.token)
      throw error
    })
    return await beginSession(context, begun)
  },

  beginProviderSignIn: async (context, { body }) => {
    const provider = context.identityProviders.find((each) => servesEmail(each, body.email))
    if (provider === undefined) throw new AppError('PROVIDER_NOT_SET_UP', {}, { field: 'email' })
    const visit = { issuer: provider.issuer, startUrl: body.startURL ?? '' }
    context.setKeptToken('provider', await context.identity.providers.begin(visit))
    return undefined
  },

  getSessions: async (context) => {
    const { id, person } = signedIn(context)
    const sessions = await context.identity.sessionsOf(person.userId)
    return { sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === id })) }
  },

  endSession: async (context, { body }) => {
    await context.identity.endSessions(signedIn(context).person.userId, { id: body.id })
    return undefined
  },

  endOtherSessions: async (context) => {
    const { id, person } = signedIn(context)
    await context.identity.endSessions(person.userId, { allBut: id })
    return undefined
  },

  register: (context, { body }) => register(context, body),

  resendRegistration: (context, { body }) => register(context, body),

  previewRegistration: async ({ identity, legalPages }, { body }) => {
    const pending = await identity.previewRegistration(body.token)
    const { versions, termsHtml } = legalPages.toAccept
    return { email: pending.email, startURL: safeStartUrl(pending.startUrl), terms: versions, termsHtml }
  },

  confirmRegistration: async (context, { body }) => {
    const { token, acceptedTerms } = body
    const registered = await context.identity.confirmRegistration({
      token,
      acceptedTerms,
      currentTerms: context.legalPages.toAccept.versions,
      password: samePassword(body),
    })
    context.setKeptToken('registration', null)
    return registered
  },

  cancelRegistration: async (context, { body }) => {
    const { identity } = context
    const begunToken = context.keptToken('registration')
    if (body.token !== undefined) await identity.cancelRegistration(body.token)
    if (begunToken !== undefined) await identity.cancelPendingRegistration(begunToken)
    context.setKeptToken('registration', null)
    return undefined
  },

  forgotPassword: ({ selfService, ip }, { body }) => selfService.forgotPassword({ ...body, ip }),

  resetPassword: async ({ identity }, { body }) => {
    await identity.resetPassword({ token: body.token, password: samePassword(body) })
    return undefined
  },

  changePassword: async (context, { body }) => {
    const { token, session } = await context.identity.changePassword({
      userId: signedIn(context).person.userId,
      currentPassword: body.currentPassword,
      password: samePassword(body),
      ...callerOf(context),
    })
    context.setToken(token)
    return sessionShape(session)
  },
}

async function register(
  context: CallContext,
  body: { email: string; startURL?: string },
): Promise<{ resendAfterSeconds: number }> {
  const { begunToken, ...promise } = await context.selfService.register({
    ...body,
    ip: context.ip,
    begunToken: context.keptToken('registration'),
  })
  context.setKeptToken('registration', begunToken)
  return promise
}

/**
 * The new password of a form whose two entries are equal.
 *
 * @throws AppError `PASSWORDS_DIFFER`.
 */
function samePassword({
  password,
  confirmPassword = password,
}: {
  password: string
  confirmPassword?: string
}): string {
  if (password !== confirmPassword) throw new AppError('PASSWORDS_DIFFER', {}, { field: 'confirmPassword' })
  return password
}
