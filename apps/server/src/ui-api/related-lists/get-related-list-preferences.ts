import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getRelatedListPreferences: Handler<typeof relatedLists.getRelatedListPreferences, CallContext> = (
  { gateway },
  { params },
) => gateway.relatedLists.preferences(params.preferencesId)
