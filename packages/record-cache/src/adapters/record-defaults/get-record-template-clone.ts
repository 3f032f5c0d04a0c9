import type { RecordTemplateClone } from 'contract'
import * as recordDefaults from 'contract/ui-api/record-defaults'
import { id, list, maybe } from '../../define/check.ts'
import { type Answering, defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { storeDescriptions } from './store-descriptions.ts'

/** Reads a copy of a record to start a new one with. */
export const getRecordTemplateClone = defineRead(
  'getRecordTemplateClone',
  recordDefaults.getRecordTemplateClone as Answering<RecordTemplateClone>,
  lifetimesMs.templateClone,
  { recordId: id, optionalFields: list, recordTypeId: maybe(id) },
  { about: 'recordId', also: storeDescriptions },
)
