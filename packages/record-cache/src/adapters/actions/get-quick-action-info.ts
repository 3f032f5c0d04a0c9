import { actions } from 'contract'
import { id, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'

/** Reads the description of a quick action: its type, label, icons and what it is made for. */
export const getQuickActionInfo = defineRead({
  name: 'getQuickActionInfo',
  call: actions.getQuickActionInfo,
  lifetime: 'quickActionInfo',
  params: { actionApiName: name },
  query: { parentRecordId: maybe(id) },
  about: ({ parentRecordId }) => parentRecordId,
})
