import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './list-preferences.schemas.ts'

const path = `${UI_API}/list-preferences/{objectApiName}/{listViewApiName}`

export const listPreferences = {
  getListPreferences: defineCall<typeof schemas.getListPreferences>({
    method: 'GET',
    path,
    summary: 'What the caller set of a list: column widths in pixels, wrapping and order.',
  }),
  updateListPreferences: defineCall<typeof schemas.updateListPreferences>({
    method: 'PATCH',
    path,
    summary:
      'Changes what the caller set of a list; columns that are not named keep what they have, a width of -1 is none.',
  }),
}
