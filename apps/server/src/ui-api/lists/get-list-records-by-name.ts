import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getListRecordsByName: Handler<typeof lists.getListRecordsByName, CallContext> = (
  { gateway },
  { params, body },
) =>
  gateway.lists.records(params, {
    fields: body.fields,
    optionalFields: body.optionalFields,
    pageSize: body.pageSize,
    pageToken: body.pageToken ?? undefined,
    searchTerm: body.searchTerm ?? undefined,
    sortBy: typeof body.sortBy === 'string' ? commaList(body.sortBy) : (body.sortBy ?? undefined),
    where: body.where ?? undefined,
  })
