import { AppError } from 'contract'
import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const presence: Implementation<Calls['presence'], CallContext> = {
  sendPresence: async ({ session, gateway, presence }, { params, body }) => {
    if (session === null) throw new AppError('NOT_SIGNED_IN')
    const at = { caseId: params.caseId, tab: body.tab }
    return { people: await presence.report({ session, gateway }, at, body.activity) }
  },
}
