import * as duplicates from 'contract/ui-api/duplicates'
import { id, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the rules by which records of an object are compared before they are saved. */
export const getDuplicateConfiguration = defineRead(
  'getDuplicateConfiguration',
  duplicates.getDuplicateConfiguration,
  lifetimesMs.duplicatesConfiguration,
  { objectApiName: name, recordTypeId: maybe(id) },
)
