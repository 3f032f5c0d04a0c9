import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './list-object-info.schemas.ts'

export const listObjectInfo = {
  getListObjectInfo: defineCall<typeof schemas.getListObjectInfo>({
    method: 'GET',
    path: `${UI_API}/list-object-info/{objectApiName}`,
    summary: 'What a list view of an object can be made of: scopes, columns, and how each is filtered and sorted.',
  }),
}
