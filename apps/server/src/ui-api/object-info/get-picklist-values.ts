import type { objectInfo } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getPicklistValues: Handler<typeof objectInfo.getPicklistValues, CallContext> = async (
  { gateway },
  { params },
) => gateway.objectInfo.picklist(params.objectApiName, params.recordTypeId, params.fieldApiName)
