import { either, exactly, mapOf } from './unlike.ts'

// Answers in the form that the original service documents, with data of the demo. Texts and numbers stand for their kind.

const text = 'text'
const textOrNull = either(null, text)

const fieldValue = (): object => ({ displayValue: textOrNull, value: either(null, text, 1, true, record) })

/** A record, also one of a parent. */
export const record: object = {
  apiName: text,
  childRelationships: {},
  eTag: text,
  fields: mapOf(fieldValue),
  id: text,
  lastModifiedById: textOrNull,
  lastModifiedDate: textOrNull,
  recordTypeId: textOrNull,
  recordTypeInfo: null,
  systemModstamp: textOrNull,
  weakEtag: 1,
}

const page = {
  count: 3,
  currentPageToken: '0',
  currentPageUrl: '/services/data/v65.0/ui-api/…',
  nextPageToken: null,
  nextPageUrl: null,
  pageSize: 50,
  previousPageToken: null,
  previousPageUrl: null,
}
/** The comments of a case. */
export const relatedListRecords = (order: { sortBy: readonly string[] }) => ({
  ...page,
  ...order,
  columnLabels: {},
  fields: [],
  listInfoETag: null,
  listReference: {
    id: null,
    inContextOfRecordId: '500000000000001AAA',
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName: exactly('Case'),
    recordTypeId: null,
    relatedListId: exactly('CaseComments'),
    type: 'relatedList',
  },
  optionalFields: [],
  records: [record],
  where: null,
})
