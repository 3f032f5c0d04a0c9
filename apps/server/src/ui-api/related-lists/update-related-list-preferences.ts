import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const updateRelatedListPreferences: Handler<typeof relatedLists.updateRelatedListPreferences, CallContext> = (
  { gateway },
  { params, body },
) => gateway.relatedLists.setPreferences(params.preferencesId, body)
