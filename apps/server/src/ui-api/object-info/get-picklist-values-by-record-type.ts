import type { objectInfo } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getPicklistValuesByRecordType: Handler<
  typeof objectInfo.getPicklistValuesByRecordType,
  CallContext
> = async ({ gateway }, { params }) => gateway.objectInfo.picklists(params.objectApiName, params.recordTypeId)
