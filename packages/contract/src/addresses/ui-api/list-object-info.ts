// Written by `npm run generate` from ui-api/list-object-info.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/list-object-info.ts'

/**
 * The scopes and columns of which a list view of an object can be built, and how each column is filtered and sorted.
 *
 * @returns `ListObjectInfo`.
 * @throws NOT_FOUND.
 */
export const getListObjectInfo: CallOf<typeof definitions.getListObjectInfo> = {
  method: 'GET',
  path: `${UI_API}/list-object-info/{objectApiName}`,
}
