import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'
import { receiveFile } from './receive-file.ts'

export const records: Implementation<Calls['records'], CallContext> = {
  getRecord: ({ gateway }, { params, query }) =>
    gateway.records.get(params.recordId, {
      fields: commaList(query.fields),
      optionalFields: commaList(query.optionalFields),
      layoutTypes: commaList(query.layoutTypes),
      modes: commaList(query.modes),
      childRelationships: commaList(query.childRelationships),
      forms: commaList(query.forms),
      pageSize: query.pageSize,
      updateMru: query.updateMru,
    }),

  getRecords: ({ gateway }, { params, query }) =>
    gateway.records.getBatch(commaList(params.recordIds), {
      fields: commaList(query.fields),
      optionalFields: commaList(query.optionalFields),
    }),

  getRecordUi: ({ gateway }, { params, query }) =>
    gateway.records.recordUi(commaList(params.recordIds), {
      layoutTypes: commaList(query.layoutTypes),
      modes: commaList(query.modes),
      optionalFields: commaList(query.optionalFields),
    }),

  createRecord: (context, { query, body }) => {
    const { includeFieldsInBody, ...flags } = query
    return context.gateway.records.create(body.apiName, body.fields, {
      idempotencyKey: context.idempotencyKey,
      allowSaveOnDuplicate: body.allowSaveOnDuplicate,
      includeFields: includeFieldsInBody,
      flags,
    })
  },

  updateRecord: (context, { params, query, body }) =>
    context.gateway.records.update(params.recordId, body.fields, {
      apiName: body.apiName,
      allowSaveOnDuplicate: body.allowSaveOnDuplicate,
      flags: query,
      ...context.conditions,
    }),

  deleteRecord: async (context, { params }) => {
    await context.gateway.records.delete(params.recordId, context.conditions)
  },

  executeBatchRecordOperations: (context, { body }) => {
    const { useDefaultRule, ...input } = body
    return context.gateway.records.batch({
      ...input,
      idempotencyKey: context.idempotencyKey,
      flags: { useDefaultRule },
    })
  },

  createContentDocumentAndVersion: (context) => receiveFile(context),

  createContentVersion: (context, { params }) => receiveFile(context, params.contentDocumentId),
}
