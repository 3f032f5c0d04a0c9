import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './list-preferences.schemas.ts'

const path = `${UI_API}/list-preferences/{objectApiName}/{listViewApiName}`

export const getListPreferences: CallOf<typeof schemas.getListPreferences> = {
  method: 'GET',
  path,
}

export const updateListPreferences: CallOf<typeof schemas.updateListPreferences> = {
  method: 'PATCH',
  path,
}
