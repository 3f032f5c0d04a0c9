import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './layouts.schemas.ts'

export const getLayout: CallOf<typeof schemas.getLayout> = {
  method: 'GET',
  path: `${UI_API}/layout/{objectApiName}`,
}

export const getLayoutUserState: CallOf<typeof schemas.getLayoutUserState> = {
  method: 'GET',
  path: `${UI_API}/layout/{objectApiName}/user-state`,
}

export const updateLayoutUserState: CallOf<typeof schemas.updateLayoutUserState> = {
  method: 'PATCH',
  path: `${UI_API}/layout/{objectApiName}/user-state`,
}

export const getPathLayout: CallOf<typeof schemas.getPathLayout> = {
  method: 'GET',
  path: `${UI_API}/path/layout/{objectApiName}`,
}
