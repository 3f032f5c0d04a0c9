import type { auth } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'
import { samePassword } from './same-password.ts'

export const resetPassword: Handler<typeof auth.resetPassword, CallContext> = async ({ identity }, { body }) => {
  await identity.resetPassword({ token: body.token, password: samePassword(body) })
  return undefined
}
