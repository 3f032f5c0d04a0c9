import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { listPage } from './list-page.ts'

export const getListUiById: Handler<typeof lists.getListUiById, CallContext> = ({ gateway }, { params, query }) =>
  gateway.lists.ui(params, listPage(query))
