import * as layouts from 'contract/ui-api/layouts'
import { id, maybe, name, text } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads a path of an object by its name, or `Default` for the first: the values of a picklist as steps. */
export const getPathLayout = defineRead('getPathLayout', layouts.getPathLayout, lifetimesMs.layout, {
  objectApiName: name,
  formFactor: maybe(text),
  layoutOverride: name,
  mode: maybe(text),
  recordTypeId: maybe(id),
})
