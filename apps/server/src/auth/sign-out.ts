import type { auth } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'

export const signOut: Handler<typeof auth.signOut, CallContext> = async (context) => {
  if (context.token !== null) await context.identity.signOut(context.token)
  context.setToken(null)
  return undefined
}
