import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './lookups.schemas.ts'

export const getLookupRecords: CallOf<typeof schemas.getLookupRecords> = {
  method: 'POST',
  path: `${UI_API}/lookups/{objectApiName}/{fieldApiName}`,
}
