import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { listPage } from './list-page.ts'

export const getMruListUi: Handler<typeof lists.getMruListUi, CallContext> = ({ gateway }, { params, query }) =>
  gateway.lists.ui({ ...params, listViewApiName: 'MRU' }, listPage(query))
