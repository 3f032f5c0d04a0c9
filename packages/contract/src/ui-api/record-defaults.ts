import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './record-defaults.schemas.ts'

export const recordDefaults = {
  getRecordCreateDefaults: defineCall<typeof schemas.getRecordCreateDefaults>({
    method: 'GET',
    path: `${UI_API}/record-defaults/create/{objectApiName}`,
    summary: 'What a form for a new record needs: layout, object info, and the record with its defaults.',
  }),
  getRecordTemplateClone: defineCall<typeof schemas.getRecordTemplateClone>({
    method: 'GET',
    path: `${UI_API}/record-defaults/template/clone/{recordId}`,
    summary: 'A copy of a record to start a new one with: what the caller can read of the fields the caller may set.',
  }),
  getRecordTemplateCreate: defineCall<typeof schemas.getRecordTemplateCreate>({
    method: 'GET',
    path: `${UI_API}/record-defaults/template/create/{objectApiName}`,
    summary: 'The fields that the caller may set in a new record, with their defaults.',
  }),
}
