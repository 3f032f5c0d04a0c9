import { AppError, type auth } from 'contract'
import { type CallContext, sessionShape } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'
import { samePassword } from './same-password.ts'

export const changePassword: Handler<typeof auth.changePassword, CallContext> = async (context, { body }) => {
  if (context.session === null) throw new AppError('NOT_SIGNED_IN')
  const { token, session } = await context.identity.changePassword({
    userId: context.session.person.userId,
    currentPassword: body.currentPassword,
    password: samePassword(body),
    ip: context.ip,
  })
  context.setToken(token)
  return sessionShape(session)
}
