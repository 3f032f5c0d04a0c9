import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getListInfoByName: Handler<typeof lists.getListInfoByName, CallContext> = ({ gateway }, { params }) =>
  gateway.lists.info(params)
