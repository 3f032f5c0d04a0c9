import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './layouts.schemas.ts'

export const layouts = {
  getLayout: defineCall<typeof schemas.getLayout>({
    method: 'GET',
    path: `${UI_API}/layout/{objectApiName}`,
    summary: 'The layout of an object for a type, mode and record type, with the fields the caller may see.',
  }),
}
