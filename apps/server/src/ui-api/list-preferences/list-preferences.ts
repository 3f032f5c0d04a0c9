import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getListPreferences } from './get-list-preferences.ts'
import { updateListPreferences } from './update-list-preferences.ts'

export const listPreferences: Implementation<Calls['listPreferences'], CallContext> = {
  getListPreferences,
  updateListPreferences,
}
