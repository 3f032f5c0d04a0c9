import * as duplicates from 'contract/ui-api/duplicates'
import { flag, mapOf, maybe, name, scalar } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads which records are like one that is about to be saved. Field values are texts, numbers, booleans or null. */
export const getDuplicates = defineRead(
  'getDuplicates',
  duplicates.getDuplicates,
  lifetimesMs.duplicates,
  {},
  { body: { allowSaveOnDuplicate: maybe(flag), apiName: name, fields: mapOf(scalar) } },
)
