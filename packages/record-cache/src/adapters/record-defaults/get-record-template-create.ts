import type { RecordTemplateCreate } from 'contract'
import * as recordDefaults from 'contract/ui-api/record-defaults'
import { id, list, maybe, name } from '../../define/check.ts'
import { type Answering, defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { storeDescriptions } from './store-descriptions.ts'

/** Reads the fields that the user may set in a new record, with their defaults. */
export const getRecordTemplateCreate = defineRead(
  'getRecordTemplateCreate',
  recordDefaults.getRecordTemplateCreate as Answering<RecordTemplateCreate>,
  lifetimesMs.templateCreate,
  { objectApiName: name, optionalFields: list, recordTypeId: maybe(id) },
  { also: storeDescriptions },
)
