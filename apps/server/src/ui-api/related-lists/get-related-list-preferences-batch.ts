import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRelatedListPreferencesBatch: Handler<
  typeof relatedLists.getRelatedListPreferencesBatch,
  CallContext
> = ({ gateway }, { params }) => gateway.relatedLists.preferencesBatch(commaList(params.preferencesIds))
