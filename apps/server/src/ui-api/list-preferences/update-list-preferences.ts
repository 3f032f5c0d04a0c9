import type { listPreferences } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const updateListPreferences: Handler<typeof listPreferences.updateListPreferences, CallContext> = (
  { gateway },
  { params, body },
) => gateway.lists.setPreferences(params, body)
