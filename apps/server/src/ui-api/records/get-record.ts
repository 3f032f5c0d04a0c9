import type { records } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRecord: Handler<typeof records.getRecord, CallContext> = ({ gateway }, { params, query }) =>
  gateway.records.get(params.recordId, {
    fields: commaList(query.fields),
    optionalFields: commaList(query.optionalFields),
    layoutTypes: commaList(query.layoutTypes),
    modes: commaList(query.modes),
    childRelationships: commaList(query.childRelationships),
    forms: commaList(query.forms),
    pageSize: query.pageSize,
    updateMru: query.updateMru,
  })
