import { AppError, type SessionShape } from 'contract'
import type { BegunSession } from 'identity'
import type { SupportPerson } from 'support'
import { type CallContext, type LiveSession, sessionShape } from '../http/call-context.ts'

/** The caller as far as limits and known devices go. */
export function callerOf(context: CallContext): {
  ip: string
  userAgent: string | undefined
  deviceToken: string | undefined
} {
  const { ip, userAgent } = context
  return { ip, userAgent, deviceToken: context.keptToken('device') }
}

/** Gives the browser a session that has begun. */
export async function beginSession(
  context: CallContext,
  { token, session, deviceToken }: BegunSession<SupportPerson>,
): Promise<SessionShape> {
  // The previous session of this browser must not stay valid beside the new one.
  if (context.token !== null) await context.identity.signOut(context.token)
  context.setToken(token)
  if (deviceToken !== null) context.setKeptToken('device', deviceToken)
  if (context.keptToken('sign-in') !== undefined) context.setKeptToken('sign-in', null)
  return sessionShape(session)
}

/** @throws AppError `NOT_SIGNED_IN`. */
export function signedIn({ session }: CallContext): LiveSession {
  if (session === null) throw new AppError('NOT_SIGNED_IN')
  return session
}
