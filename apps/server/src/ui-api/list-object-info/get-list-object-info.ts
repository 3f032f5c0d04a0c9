import type { listObjectInfo } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getListObjectInfo: Handler<typeof listObjectInfo.getListObjectInfo, CallContext> = (
  { gateway },
  { params },
) => gateway.lists.objectInfo(params.objectApiName)
