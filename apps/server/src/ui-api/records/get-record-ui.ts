import type { records } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRecordUi: Handler<typeof records.getRecordUi, CallContext> = ({ gateway }, { params, query }) =>
  gateway.records.recordUi(commaList(params.recordIds), {
    layoutTypes: commaList(query.layoutTypes),
    modes: commaList(query.modes),
    optionalFields: commaList(query.optionalFields),
  })
