import type { auth } from 'contract'
import { type CallContext, sessionShape } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'

export const signIn: Handler<typeof auth.signIn, CallContext> = async (context, { body }) => {
  const { token, session } = await context.identity.signIn({ ...body, ip: context.ip })
  // The session that this browser had before must not live on beside the new one.
  if (context.token !== null) await context.identity.signOut(context.token)
  context.setToken(token)
  return sessionShape(session)
}
