import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const listObjectInfo: Implementation<Calls['listObjectInfo'], CallContext> = {
  getListObjectInfo: ({ gateway }, { params }) => gateway.lists.objectInfo(params.objectApiName),
}
