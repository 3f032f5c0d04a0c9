import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const listPreferences: Implementation<Calls['listPreferences'], CallContext> = {
  getListPreferences: ({ gateway }, { params }) => gateway.lists.preferences(params),

  updateListPreferences: ({ gateway }, { params, body }) => gateway.lists.setPreferences(params, body),
}
