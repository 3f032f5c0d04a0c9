import type { RecordCreateDefaults } from 'contract'
import * as recordDefaults from 'contract/ui-api/record-defaults'
import { id, list, maybe, name, text } from '../../define/check.ts'
import { type Answering, defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { storeDescriptions } from './store-descriptions.ts'

/**
 * Reads what a form for a new record needs: the layout, the descriptions of the objects, and the record with its defaults, which has no
 * id yet. `optionalFields` start with the object's name.
 */
export const getRecordCreateDefaults = defineRead(
  'getRecordCreateDefaults',
  recordDefaults.getRecordCreateDefaults as Answering<RecordCreateDefaults>,
  lifetimesMs.defaults,
  { objectApiName: name, formFactor: maybe(text), optionalFields: list, recordTypeId: maybe(id) },
  { also: storeDescriptions },
)
