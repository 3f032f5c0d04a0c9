import type { ObjectInfo, RecordCreateDefaults, RecordTemplateClone, RecordTemplateCreate } from 'contract'
import * as recordDefaults from 'contract/ui-api/record-defaults'
import { id, list, maybe, name, text } from '../define/check.ts'
import { type Answering, defineRead } from '../define/define-read.ts'
import type { Engine } from '../engine/engine.ts'
import { objectInfoKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { putRepresentation } from '../normalise/representations.ts'

/** Stores each description of an object in an answer, so that later reads of that description need no request. */
export function storeDescriptions(
  { objectInfos }: { objectInfos: { [name: string]: ObjectInfo } },
  engine: Engine,
): void {
  for (const info of Object.values(objectInfos)) {
    putRepresentation(engine, objectInfoKey(info.apiName), info, lifetimesMs.objectInfo)
  }
}

/**
 * Reads the data for the form of a new record: the layout, the descriptions of the objects, and the record with its defaults, still without
 * an id. `optionalFields` start with the object's name.
 */
export const getRecordCreateDefaults = defineRead(
  'getRecordCreateDefaults',
  recordDefaults.getRecordCreateDefaults as Answering<RecordCreateDefaults>,
  lifetimesMs.defaults,
  { objectApiName: name, formFactor: maybe(text), optionalFields: list, recordTypeId: maybe(id) },
  { also: storeDescriptions },
)

/** Reads a copy of a record as a template for a new one. */
export const getRecordTemplateClone = defineRead(
  'getRecordTemplateClone',
  recordDefaults.getRecordTemplateClone as Answering<RecordTemplateClone>,
  lifetimesMs.templateClone,
  { recordId: id, optionalFields: list, recordTypeId: maybe(id) },
  { about: 'recordId', also: storeDescriptions },
)

/** Reads the fields that the user may set in a new record, with their defaults. */
export const getRecordTemplateCreate = defineRead(
  'getRecordTemplateCreate',
  recordDefaults.getRecordTemplateCreate as Answering<RecordTemplateCreate>,
  lifetimesMs.templateCreate,
  { objectApiName: name, optionalFields: list, recordTypeId: maybe(id) },
  { also: storeDescriptions },
)
