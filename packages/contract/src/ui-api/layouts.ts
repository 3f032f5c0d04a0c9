import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './layouts.schemas.ts'

export const layouts = {
  getLayout: defineCall<typeof schemas.getLayout>({
    method: 'GET',
    path: `${UI_API}/layout/{objectApiName}`,
    summary: 'The layout of an object for a type, mode and record type, with the fields the caller may see.',
  }),
  getLayoutUserState: defineCall<typeof schemas.getLayoutUserState>({
    method: 'GET',
    path: `${UI_API}/layout/{objectApiName}/user-state`,
    summary: 'Which sections of a layout the caller has collapsed.',
  }),
  updateLayoutUserState: defineCall<typeof schemas.updateLayoutUserState>({
    method: 'PATCH',
    path: `${UI_API}/layout/{objectApiName}/user-state`,
    summary: 'Collapses or opens sections of a layout for the caller; sections that are not named stay as they are.',
  }),
  getPathLayout: defineCall<typeof schemas.getPathLayout>({
    method: 'GET',
    path: `${UI_API}/path/layout/{objectApiName}`,
    summary: 'A path of an object, by its name or Default: the values of its picklist as steps.',
  }),
}
