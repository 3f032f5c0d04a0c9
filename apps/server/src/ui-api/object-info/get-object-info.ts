import type { objectInfo } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getObjectInfo: Handler<typeof objectInfo.getObjectInfo, CallContext> = async ({ gateway }, { params }) =>
  gateway.objectInfo.get(params.objectApiName)
