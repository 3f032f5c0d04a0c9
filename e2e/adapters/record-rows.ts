import {
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  executeBatchRecordOperations,
  getRecord,
  getRecordByLayout,
  getRecords,
  getRecordUi,
  statistics,
  updateRecord,
} from 'record-cache'
import { dehydrate } from 'record-cache/hydration'
import { expect } from 'vitest'
import { type AdapterRow, read, write } from './adapter-row.ts'

const file = (text: string) => new File([text], 'log.txt', { type: 'text/plain' })

/** Records and files. */
export const recordRows: readonly AdapterRow[] = [
  read('mara', getRecord, ({ caseId }) => ({ recordId: caseId, fields: ['Case.Subject', 'Case.Account.Name'] }), {
    lifetime: 'record',
  }),
  read('jonas', getRecordByLayout, ({ caseId }) => ({ recordId: caseId, layoutTypes: ['Full'] }), {
    lifetime: 'record',
    call: 'getRecord',
  }),
  read(
    'mara',
    getRecords,
    ({ caseId, otherCaseId }) => ({ records: [{ recordIds: [caseId, otherCaseId], fields: ['Case.Status'] }] }),
    { lifetime: 'record' },
  ),
  read('mara', getRecordUi, ({ caseId }) => ({ recordIds: [caseId], layoutTypes: ['Full'], modes: ['View'] }), {
    lifetime: 'record',
  }),
  write(
    'mara',
    createRecord,
    ({ caseId }) => ({ apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody: 'From the cache.' } }),
    (created, cache) => {
      const config = { recordId: created?.id ?? '', fields: ['CaseComment.CommentBody'] }
      expect(cache.peek(getRecord, config)).toMatchObject({
        state: 'Fulfilled',
        data: { fields: { CommentBody: { value: 'From the cache.' } } },
      })
    },
  ),
  write(
    'jonas',
    updateRecord,
    async ({ newCase }) => ({ fields: { Id: await newCase('To be renamed'), Subject: 'Renamed' } }),
    (updated, cache) => {
      const config = { recordId: updated?.id ?? '', fields: ['Case.Subject'] }
      expect(cache.peek(getRecord, config)?.data?.fields.Subject?.value).toBe('Renamed')
    },
  ),
  write(
    'mara',
    deleteRecord,
    async (_, cache) => {
      const fields = { Form__c: 'dropped', Content__c: 'To be dropped' }
      const draft = await cache.send(createRecord, { apiName: 'CaseDraft__c', fields })
      return draft?.id ?? ''
    },
    (_, cache) => {
      expect(JSON.stringify(dehydrate(cache))).not.toContain('To be dropped')
    },
  ),
  write(
    'mara',
    executeBatchRecordOperations,
    ({ caseId }) => ({
      allOrNone: true,
      operations: [
        {
          type: 'CREATE' as const,
          records: ['One', 'Two'].map((CommentBody) => ({
            apiName: 'CaseComment',
            fields: { ParentId: caseId, CommentBody },
          })),
        },
      ],
    }),
    ({ hasErrors, results }, cache) => {
      expect([hasErrors, results.map(({ statusCode }) => statusCode)]).toEqual([false, [201, 201]])
      expect(statistics(cache).records).toBeGreaterThanOrEqual(2)
    },
  ),
  write('mara', createContentDocumentAndVersion, () => ({ fileData: file('one'), title: 'log.txt' })),
  write('mara', createContentVersion, async (_, cache) => {
    const { contentDocument } = await cache.send(createContentDocumentAndVersion, {
      fileData: file('one'),
      title: 'log.txt',
    })
    return { contentDocumentId: contentDocument.id, fileData: file('two'), title: 'log.txt' }
  }),
]
