import { AppError, type auth } from 'contract'
import { type CallContext, sessionShape } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'

export const renewSession: Handler<typeof auth.renewSession, CallContext> = async ({ identity, token }) => {
  const session = token === null ? null : await identity.renew(token)
  if (session === null) throw new AppError('NOT_SIGNED_IN')
  return sessionShape(session)
}
