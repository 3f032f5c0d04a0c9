import type { auth } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'

export const cancelRegistration: Handler<typeof auth.cancelRegistration, CallContext> = async (
  { identity },
  { body },
) => {
  await identity.cancelRegistration(body.token)
  return undefined
}
