import { toyIds } from 'platform/testing'
import { expect } from 'vitest'
import { book, column, duneRow, some } from './library-answers.ts'
import type { LibraryCalls } from './library-call.ts'

// Calls about records, what describes them and their layouts.

const { alps, brunoOnDunes, dunes, north, southern, tides } = toyIds
const PAPER = '012000000000901AAA'
const fields = 'Book__c.Title__c'

export const recordReads: LibraryCalls = {
  'records.getRecord': {
    person: 'alice',
    params: { recordId: dunes },
    query: { fields: `${fields},Book__c.Branch__r.Name`, updateMru: 'true' },
    expected: { ...duneRow, fields: { Branch__r: { value: { fields: { Name: { value: 'North branch' } } } } } },
  },
  'records.getRecords': {
    person: 'alice',
    params: { recordIds: `${dunes},${southern}` },
    query: { fields },
    expected: { hasErrors: true, results: [{ statusCode: 200, result: duneRow }, { statusCode: 404 }] },
  },
  'records.getRecordUi': {
    person: 'alice',
    params: { recordIds: dunes },
    query: { layoutTypes: 'Full', modes: 'View' },
    expected: { records: { [dunes]: duneRow }, objectInfos: { Book__c: {} }, layouts: { Book__c: { [PAPER]: {} } } },
  },
  'recordDefaults.getRecordCreateDefaults': {
    person: 'libby',
    params: book,
    expected: { record: { apiName: 'Book__c', recordTypeId: PAPER }, objectInfos: { Book__c: {} } },
  },
  'recordDefaults.getRecordTemplateClone': {
    person: 'libby',
    params: { recordId: dunes },
    expected: { record: { cloneSourceId: dunes, fields: { Title__c: { value: 'Dunes of the north' } } } },
  },
  'recordDefaults.getRecordTemplateCreate': {
    person: 'libby',
    params: book,
    expected: { record: { apiName: 'Book__c', fields: { Title__c: {} } } },
  },
  'objectInfo.getObjectInfoDirectory': {
    person: 'alice',
    expected: { objects: { Book__c: { label: 'Book' }, Loan__c: { nameFields: ['LoanNumber__c'] } } },
  },
  'objectInfo.getObjectInfo': { person: 'alice', params: book, expected: { fields: { Pages__c: { label: 'Pages' } } } },
  'objectInfo.getObjectInfos': {
    person: 'alice',
    params: { objectApiNames: 'Book__c,Vault__c' },
    expected: { results: [{ statusCode: 200, result: { apiName: 'Book__c' } }, { statusCode: 404 }] },
  },
  'objectInfo.getPicklistValuesByRecordType': {
    person: 'alice',
    params: { ...book, recordTypeId: PAPER },
    expected: { picklistFieldValues: { Shelf__c: { values: some(expect.objectContaining({ value: 'Cellar' })) } } },
  },
  'objectInfo.getPicklistValues': {
    person: 'alice',
    params: { ...book, recordTypeId: PAPER, fieldApiName: 'Genre__c' },
    expected: { values: [{ value: 'Novel' }, { value: 'History' }, { value: 'Science' }] },
  },
  'listObjectInfo.getListObjectInfo': {
    person: 'alice',
    params: book,
    expected: { objectApiName: 'Book__c', columns: some(column('Title__c'), column('Isbn__c')) },
  },
  'layouts.getLayout': {
    person: 'alice',
    params: book,
    expected: { objectApiName: 'Book__c', sections: [{ heading: 'Book' }] },
  },
  'layouts.getLayoutUserState': {
    person: 'alice',
    params: book,
    expected: { sectionUserStates: { '01B000000000901EAA': { collapsed: false } } },
  },
  'layouts.getPathLayout': {
    person: 'alice',
    params: { objectApiName: 'Loan__c' },
    query: { layoutOverride: 'Lending' },
    expected: { steps: [{ info: 'Ask for the reader card.', value: 'Out' }, {}, { closed: true }] },
  },
}

export const recordWrites: LibraryCalls = {
  'layouts.updateLayoutUserState': {
    person: 'alice',
    params: book,
    body: { sectionUserStates: { '01B000000000901EAA': { collapsed: true } } },
    expected: { sectionUserStates: { '01B000000000901EAA': { collapsed: true } } },
  },
  'records.createRecord': {
    person: 'libby',
    body: { apiName: 'Book__c', fields: { Title__c: 'The new one', BranchId__c: north } },
    expected: { apiName: 'Book__c', fields: { Title__c: { value: 'The new one' } } },
  },
  'records.updateRecord': {
    person: 'libby',
    params: { recordId: alps },
    body: { fields: { Pages__c: 7 } },
    expected: { id: alps, fields: { Pages__c: { value: 7 } } },
  },
  'records.executeBatchRecordOperations': {
    person: 'libby',
    body: { allOrNone: true, operations: [{ type: 'update', records: [{ id: tides, fields: { Pages__c: 8 } }] }] },
    expected: { hasErrors: false, results: [{ statusCode: 200 }] },
  },
  'records.deleteRecord': { person: 'libby', params: { recordId: brunoOnDunes } },
}
