import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './list-object-info.schemas.ts'

/**
 * The scopes and columns of which a list view of an object can be built, and how each column is filtered and sorted.
 *
 * @returns `ListObjectInfo`.
 * @throws NOT_FOUND.
 */
export const getListObjectInfo: CallOf<typeof schemas.getListObjectInfo> = {
  method: 'GET',
  path: `${UI_API}/list-object-info/{objectApiName}`,
}
