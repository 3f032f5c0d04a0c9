import { AppError, type auth } from 'contract'
import { type CallContext, sessionShape } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'

export const getSession: Handler<typeof auth.getSession, CallContext> = async ({ session }) => {
  if (session === null) throw new AppError('NOT_SIGNED_IN')
  return sessionShape(session)
}
