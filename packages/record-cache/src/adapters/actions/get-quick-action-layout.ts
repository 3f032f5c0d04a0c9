import { actions } from 'contract'
import { id, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'

/** Reads the form of a quick action, `Case.Escalate` for that of an object: rows of fields, in order. */
export const getQuickActionLayout = defineRead({
  name: 'getQuickActionLayout',
  call: actions.getQuickActionLayout,
  lifetime: 'quickActionLayout',
  params: { actionApiName: name },
  query: { objectApiName: maybe(name), recordTypeId: maybe(id) },
})
