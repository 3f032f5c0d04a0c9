import type * as contract from 'contract'
import { AppError, type ContentDocumentComposite } from 'contract'
import { associateAvatar } from '../avatars/associate-avatar.ts'
import { recordAvatars } from '../avatars/record-avatars.ts'
import { uploadContent } from '../content/upload-content.ts'
import { duplicatesConfiguration } from '../duplicates/duplicates-configuration.ts'
import type { PersonCaller } from '../engine.ts'
import { readRecordWithLayouts } from '../record-ui/read-record-with-layouts.ts'
import { recordUi } from '../record-ui/record-ui.ts'
import { batchOperations } from '../records/batch-operations.ts'
import { createRecord } from '../records/create-record.ts'
import { deleteRecord } from '../records/delete-record.ts'
import { predupe } from '../records/predupe.ts'
import { readRecords } from '../records/read-records.ts'
import { updateRecord } from '../records/update-record.ts'
import { cloneTemplate } from '../templates/clone-template.ts'
import { createDefaults } from '../templates/create-defaults.ts'
import { createTemplate } from '../templates/create-template.ts'
import { commaList } from './comma-list.ts'
import type { CallRequest, Handlers } from './handlers.ts'

export const records: Handlers<typeof contract.records> = {
  getRecord: (caller, { params, query }) =>
    readRecordWithLayouts(caller, params.recordId, {
      fields: commaList(query.fields),
      optionalFields: commaList(query.optionalFields),
      layoutTypes: commaList(query.layoutTypes),
      modes: commaList(query.modes),
      childRelationships: commaList(query.childRelationships),
      forms: commaList(query.forms),
      pageSize: query.pageSize,
      updateMru: query.updateMru,
    }),

  getRecords: (caller, { params, query }) =>
    readRecords(caller, commaList(params.recordIds), {
      fields: commaList(query.fields),
      optionalFields: commaList(query.optionalFields),
    }),

  getRecordUi: (caller, { params, query }) =>
    recordUi(caller, commaList(params.recordIds), {
      layoutTypes: commaList(query.layoutTypes),
      modes: commaList(query.modes),
      optionalFields: commaList(query.optionalFields),
    }),

  createRecord: (caller, { query, body }, { idempotencyKey }) => {
    const { includeFieldsInBody, ...flags } = query
    return createRecord(caller, body.apiName, body.fields, {
      idempotencyKey,
      allowSaveOnDuplicate: body.allowSaveOnDuplicate,
      includeFields: includeFieldsInBody,
      flags,
    })
  },

  updateRecord: (caller, { params, query, body }, { conditions }) =>
    updateRecord(caller, params.recordId, body.fields, {
      apiName: body.apiName,
      allowSaveOnDuplicate: body.allowSaveOnDuplicate,
      flags: query,
      ...conditions,
    }),

  deleteRecord: async (caller, { params }, { conditions }) => {
    await deleteRecord(caller, params.recordId, conditions)
    return undefined
  },

  executeBatchRecordOperations: (caller, { body }, { idempotencyKey }) => {
    const { useDefaultRule, ...input } = body
    return batchOperations(caller, { ...input, idempotencyKey, flags: { useDefaultRule } })
  },

  createContentDocumentAndVersion: (caller, _input, request) => receiveFile(caller, request),

  createContentVersion: (caller, { params }, request) => receiveFile(caller, request, params.contentDocumentId),
}

/**
 * Stores the file of a multipart body as a new document, or as a new version of one.
 *
 * @throws AppError INVALID_API_INPUT when the form names another document than the path.
 */
async function receiveFile(
  caller: PersonCaller,
  request: CallRequest,
  contentDocumentId?: string,
): Promise<ContentDocumentComposite> {
  const { fileName, data, texts } = await request.readUpload()
  return await uploadContent(caller, {
    data,
    fileName,
    contentDocumentId,
    idempotencyKey: request.idempotencyKey,
    details: () => {
      if (texts.contentDocumentId !== undefined && texts.contentDocumentId !== contentDocumentId) {
        throw new AppError('INVALID_API_INPUT', { reason: 'the form names another document than the address' })
      }
      return { title: texts.title, description: texts.description }
    },
  })
}

export const recordDefaults: Handlers<typeof contract.recordDefaults> = {
  getRecordCreateDefaults: (caller, { params, query }) =>
    createDefaults(caller, params.objectApiName, { ...query, optionalFields: commaList(query.optionalFields) }),

  getRecordTemplateClone: (caller, { params, query }) =>
    cloneTemplate(caller, params.recordId, { ...query, optionalFields: commaList(query.optionalFields) }),

  getRecordTemplateCreate: (caller, { params, query }) =>
    createTemplate(caller, params.objectApiName, { ...query, optionalFields: commaList(query.optionalFields) }),
}

export const duplicates: Handlers<typeof contract.duplicates> = {
  getDuplicateConfiguration: (caller, { params, query }) =>
    duplicatesConfiguration(caller, params.objectApiName, query),

  getDuplicates: (caller, { body }) => predupe(caller, body.apiName, body.fields),
}

export const avatars: Handlers<typeof contract.avatars> = {
  getRecordAvatars: (caller, { params, query }) => recordAvatars(caller, commaList(params.recordIds), query),

  updateRecordAvatar: (caller, { params, body }) => associateAvatar(caller, params.recordId, body),
}
