import type { auth } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'

export const register: Handler<typeof auth.register, CallContext> = ({ selfService, ip }, { body }) =>
  selfService.register({ ...body, ip })
