import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getRecordAvatars } from './get-record-avatars.ts'
import { updateRecordAvatar } from './update-record-avatar.ts'

export const avatars: Implementation<Calls['avatars'], CallContext> = {
  getRecordAvatars,
  updateRecordAvatar,
}
