import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const avatars: Implementation<Calls['avatars'], CallContext> = {
  getRecordAvatars: ({ gateway }, { params, query }) => gateway.avatars.getBatch(commaList(params.recordIds), query),

  updateRecordAvatar: ({ gateway }, { params, body }) => gateway.avatars.associate(params.recordId, body),
}
