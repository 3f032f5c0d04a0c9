import type { auth } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'

export const forgotPassword: Handler<typeof auth.forgotPassword, CallContext> = ({ selfService, ip }, { body }) =>
  selfService.forgotPassword({ ...body, ip })
