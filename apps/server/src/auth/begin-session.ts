import { AppError, type SessionShape } from 'contract'
import type { BegunSession } from 'identity'
import type { SupportPerson } from 'support'
import { type CallContext, type LiveSession, sessionShape } from '../http/call-context.ts'

/** The properties of the caller that limits and known devices depend on. */
export function callerOf(context: CallContext): {
  ip: string
  userAgent: string | undefined
  deviceToken: string | undefined
} {
  const { ip, userAgent } = context
  return { ip, userAgent, deviceToken: context.keptToken('device') }
}

/** Sets the cookies of a session that has begun. */
export async function beginSession(
  context: CallContext,
  { token, session, deviceToken }: BegunSession<SupportPerson>,
): Promise<SessionShape> {
  // The previous session of this browser must end.
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
