import * as actions from 'contract/ui-api/actions'
import { id, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the form of a quick action, `Case.Escalate` for that of an object: rows of fields, in order. */
export const getQuickActionLayout = defineRead(
  'getQuickActionLayout',
  actions.getQuickActionLayout,
  lifetimesMs.quickActionLayout,
  { actionApiName: name, objectApiName: maybe(name), recordTypeId: maybe(id) },
)
