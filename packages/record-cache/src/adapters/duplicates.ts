import * as duplicates from 'contract/ui-api/duplicates'
import { flag, id, mapOf, maybe, name, scalar } from '../define/check.ts'
import { defineRead } from '../define/define-read.ts'
import * as lifetimesMs from '../lifetimes.ts'

/** Reads the rules by which records of an object are compared before they are saved. */
export const getDuplicateConfiguration = defineRead(
  'getDuplicateConfiguration',
  duplicates.getDuplicateConfiguration,
  lifetimesMs.duplicatesConfiguration,
  { objectApiName: name, recordTypeId: maybe(id) },
)

/** Reads which records are like one that is about to be saved. Field values are texts, numbers, booleans or null. */
export const getDuplicates = defineRead(
  'getDuplicates',
  duplicates.getDuplicates,
  lifetimesMs.duplicates,
  {},
  { body: { allowSaveOnDuplicate: maybe(flag), apiName: name, fields: mapOf(scalar) } },
)
