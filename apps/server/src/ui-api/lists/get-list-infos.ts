import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getListInfos: Handler<typeof lists.getListInfos, CallContext> = ({ gateway }, { query }) =>
  gateway.lists.infos({ ids: commaList(query.ids), names: commaList(query.names) })
