import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './record-defaults.schemas.ts'

export const getRecordCreateDefaults: CallOf<typeof schemas.getRecordCreateDefaults> = {
  method: 'GET',
  path: `${UI_API}/record-defaults/create/{objectApiName}`,
}

export const getRecordTemplateClone: CallOf<typeof schemas.getRecordTemplateClone> = {
  method: 'GET',
  path: `${UI_API}/record-defaults/template/clone/{recordId}`,
}

export const getRecordTemplateCreate: CallOf<typeof schemas.getRecordTemplateCreate> = {
  method: 'GET',
  path: `${UI_API}/record-defaults/template/create/{objectApiName}`,
}
