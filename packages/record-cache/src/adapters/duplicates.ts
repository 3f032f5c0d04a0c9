import * as duplicates from 'contract/ui-api/duplicates'
import { flag, id, mapOf, maybe, name, scalar } from '../define/check.ts'
import { defineRead } from '../define/define-read.ts'
import * as lifetimesMs from '../lifetimes.ts'

/** Reads the rules to find duplicates of records of an object before they are saved. */
export const getDuplicateConfiguration = defineRead(
  'getDuplicateConfiguration',
  duplicates.getDuplicateConfiguration,
  lifetimesMs.duplicatesConfiguration,
  { objectApiName: name, recordTypeId: maybe(id) },
)

/** Reads possible duplicates of a record before it is saved. Field values are strings, numbers, booleans or null. */
export const getDuplicates = defineRead(
  'getDuplicates',
  duplicates.getDuplicates,
  lifetimesMs.duplicates,
  {},
  { body: { allowSaveOnDuplicate: maybe(flag), apiName: name, fields: mapOf(scalar) } },
)
