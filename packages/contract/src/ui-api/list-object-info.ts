import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './list-object-info.schemas.ts'

export const getListObjectInfo: CallOf<typeof schemas.getListObjectInfo> = {
  method: 'GET',
  path: `${UI_API}/list-object-info/{objectApiName}`,
}
