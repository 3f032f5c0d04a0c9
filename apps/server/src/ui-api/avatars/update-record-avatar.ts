import type { avatars } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const updateRecordAvatar: Handler<typeof avatars.updateRecordAvatar, CallContext> = (
  { gateway },
  { params, body },
) => gateway.avatars.associate(params.recordId, body)
