import type { objectInfo } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getObjectInfos: Handler<typeof objectInfo.getObjectInfos, CallContext> = ({ gateway }, { params }) =>
  gateway.objectInfo.getBatch(commaList(params.objectApiNames))
