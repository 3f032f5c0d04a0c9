import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './avatars.schemas.ts'

export const avatars = {
  getRecordAvatars: defineCall<typeof schemas.getRecordAvatars>({
    method: 'GET',
    path: `${UI_API}/record-avatars/batch/{recordIds}`,
    summary: 'What stands for each record, a picture or the theme of its object; results in request order.',
  }),
  updateRecordAvatar: defineCall<typeof schemas.updateRecordAvatar>({
    method: 'POST',
    path: `${UI_API}/record-avatars/{recordId}/association`,
    summary: 'Gives a record a picture (Photo) or takes it away (Theme); for internal people.',
  }),
}
