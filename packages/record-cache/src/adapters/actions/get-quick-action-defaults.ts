import { actions } from 'contract'
import { id, list, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the values to start the form of a quick action with. A change of the parent record outdates them. */
export const getQuickActionDefaults = defineRead({
  name: 'getQuickActionDefaults',
  call: actions.getQuickActionDefaults,
  lifetime: lifetimesMs.defaults,
  params: { actionApiName: name },
  query: { optionalFields: list, parentRecordId: maybe(id) },
  about: ({ parentRecordId }) => parentRecordId,
})
