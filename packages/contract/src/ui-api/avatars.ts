import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './avatars.schemas.ts'

export const getRecordAvatars: CallOf<typeof schemas.getRecordAvatars> = {
  method: 'GET',
  path: `${UI_API}/record-avatars/batch/{recordIds}`,
}

export const updateRecordAvatar: CallOf<typeof schemas.updateRecordAvatar> = {
  method: 'POST',
  path: `${UI_API}/record-avatars/{recordId}/association`,
}
