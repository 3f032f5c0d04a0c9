import * as actions from 'contract/ui-api/actions'
import { id, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the description of a quick action: its type, label, icons and what it is made for. */
export const getQuickActionInfo = defineRead(
  'getQuickActionInfo',
  actions.getQuickActionInfo,
  lifetimesMs.quickActionInfo,
  { actionApiName: name, parentRecordId: maybe(id) },
  { about: 'parentRecordId' },
)
