import * as actions from 'contract/ui-api/actions'
import { id, list, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the values to start the form of a quick action with. A change of the parent record outdates them. */
export const getQuickActionDefaults = defineRead(
  'getQuickActionDefaults',
  actions.getQuickActionDefaults,
  lifetimesMs.defaults,
  { actionApiName: name, optionalFields: list, parentRecordId: maybe(id) },
  { about: 'parentRecordId' },
)
