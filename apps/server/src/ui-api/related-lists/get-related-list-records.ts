import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getRelatedListRecords: Handler<typeof relatedLists.getRelatedListRecords, CallContext> = (
  { gateway },
  { params, body },
) =>
  gateway.relatedLists.records(params.parentRecordId, params.relatedListId, {
    fields: body.fields,
    optionalFields: body.optionalFields,
    pageSize: body.pageSize,
    pageToken: body.pageToken ?? undefined,
    sortBy: body.sortBy ?? undefined,
    where: body.where ?? undefined,
    includeColumnLabels: body.includeColumnLabels,
  })
