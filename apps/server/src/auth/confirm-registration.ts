import type { auth } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'
import { samePassword } from './same-password.ts'

export const confirmRegistration: Handler<typeof auth.confirmRegistration, CallContext> = async (
  { identity },
  { body },
) => {
  const { token, acceptedTerms } = body
  return await identity.confirmRegistration({ token, acceptedTerms, password: samePassword(body) })
}
