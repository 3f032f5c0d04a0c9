import type { records } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRecords: Handler<typeof records.getRecords, CallContext> = ({ gateway }, { params, query }) =>
  gateway.records.getBatch(commaList(params.recordIds), {
    fields: commaList(query.fields),
    optionalFields: commaList(query.optionalFields),
  })
