import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './list-object-info.schemas.ts'

/**
 * What a list view of an object can be made of: scopes, columns, and how each is filtered and sorted.
 *
 * @returns `ListObjectInfo`.
 * @throws NOT_FOUND.
 */
export const getListObjectInfo: CallOf<typeof schemas.getListObjectInfo> = {
  method: 'GET',
  path: `${UI_API}/list-object-info/{objectApiName}`,
}
