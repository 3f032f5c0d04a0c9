import type { listPreferences } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getListPreferences: Handler<typeof listPreferences.getListPreferences, CallContext> = (
  { gateway },
  { params },
) => gateway.lists.preferences(params)
