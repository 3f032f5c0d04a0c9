import { toyIds } from 'platform/testing'
import { expect } from 'vitest'
import { alpRow, book, column, duneRow, some, tideRow } from './library-answers.ts'
import type { LibraryCalls } from './library-call.ts'

// Calls about lists and related lists.

const { aliceOnDunes, brunoOnDunes, dunes } = toyIds
const ALL_BOOKS_ID = '00B000000000901EAA'
const ofBooks = { parentObjectApiName: 'Book__c' }
const allBooks = { ...book, listViewApiName: 'AllBooks' }
const ownList = { ...book, listViewApiName: 'Thick' }
const loansOfDunes = { parentRecordId: dunes, relatedListId: 'Loans' }
const result = { count: 3, records: [tideRow, duneRow, alpRow] }
const used = { count: 1, records: [duneRow] }
const loanRows = { count: 2, records: [{ id: brunoOnDunes }, { id: aliceOnDunes }] }
const widths = { columnWidths: { Title__c: 240 } }

export const listReads: LibraryCalls = {
  'lists.getListUiByName': {
    person: 'alice',
    params: allBooks,
    expected: { records: result, info: { displayColumns: some(column('Branch__r.Name')) } },
  },
  'lists.getListUiById': { person: 'alice', params: { listViewId: ALL_BOOKS_ID }, expected: { records: result } },
  'lists.getListViewSummaries': { person: 'alice', params: book, expected: { lists: [{ apiName: 'AllBooks' }] } },
  'lists.getListRecordsByName': {
    person: 'alice',
    params: allBooks,
    body: { where: { Genre__c: { eq: 'History' } }, sortBy: '-Title__c', searchTerm: 'history' },
    expected: { count: 1, records: [tideRow] },
  },
  'lists.queryListRecordsByName': {
    person: 'alice',
    params: allBooks,
    query: { where: '{"Genre__c":{"eq":"History"}}' },
    expected: { count: 2, records: [tideRow, alpRow] },
  },
  'lists.getListRecordsById': { person: 'alice', params: { listViewId: ALL_BOOKS_ID }, expected: result },
  'lists.getListRecordsByObject': { person: 'alice', params: book, expected: used },
  'lists.getMruListUi': { person: 'alice', params: book, expected: { records: used } },
  'lists.getMruListRecords': { person: 'alice', params: book, expected: used },
  'lists.getListInfoByName': {
    person: 'alice',
    params: allBooks,
    expected: { label: 'All books', displayColumns: some(column('Title__c')) },
  },
  'lists.getListInfos': {
    person: 'alice',
    query: { names: 'Book__c.AllBooks,Book__c.RareBooks' },
    expected: { results: [{ statusCode: 200, result: { label: 'All books' } }, { statusCode: 404 }] },
  },
  'lists.searchListInfos': {
    person: 'libby',
    params: book,
    query: { q: 'rare' },
    expected: { lists: [{ apiName: 'RareBooks' }] },
  },
  'listPreferences.getListPreferences': {
    person: 'alice',
    params: allBooks,
    expected: { listReference: { id: ALL_BOOKS_ID, objectApiName: 'Book__c' } },
  },
  'relatedLists.getRelatedListRecords': { person: 'libby', params: loansOfDunes, body: {}, expected: loanRows },
  'relatedLists.queryRelatedListRecords': { person: 'libby', params: loansOfDunes, expected: loanRows },
  'relatedLists.getRelatedListRecordsBatch': {
    person: 'libby',
    params: { parentRecordId: dunes },
    body: { relatedListParameters: [{ relatedListId: 'Loans' }, { relatedListId: 'Nope' }] },
    expected: { results: [{ statusCode: 200, result: loanRows }, { statusCode: 404 }] },
  },
  'relatedLists.getRelatedListCount': { person: 'libby', params: loansOfDunes, expected: { count: 2, hasMore: false } },
  'relatedLists.getRelatedListsCount': {
    person: 'libby',
    params: { parentRecordId: dunes, relatedListNames: 'Loans,Vaults' },
    expected: { results: [{ result: { count: 2 } }, { result: { count: 1 } }] },
  },
  'relatedLists.getRelatedListsInfo': {
    person: 'libby',
    params: ofBooks,
    expected: { relatedLists: some(expect.objectContaining({ relatedListId: 'Vaults' })) },
  },
  'relatedLists.getRelatedListInfo': {
    person: 'libby',
    params: { ...ofBooks, relatedListId: 'Loans' },
    expected: { label: 'Loans', displayColumns: some(column('StaffNote__c')) },
  },
  'relatedLists.getRelatedListInfoBatch': {
    person: 'alice',
    params: { ...ofBooks, relatedListNames: 'Loans,Vaults' },
    expected: { results: [{ statusCode: 200, result: { label: 'Loans' } }, { statusCode: 404 }] },
  },
  'relatedLists.getRelatedListPreferences': {
    person: 'alice',
    params: { preferencesId: 'Book__c.Loans' },
    expected: { columnWidths: {} },
  },
  'relatedLists.getRelatedListPreferencesBatch': {
    person: 'alice',
    params: { preferencesIds: 'Book__c.Loans,Book__c.Vaults' },
    expected: { results: [{ statusCode: 200 }, { statusCode: 404 }] },
  },
}

export const listWrites: LibraryCalls = {
  'lists.createListInfo': {
    person: 'alice',
    params: book,
    body: {
      label: 'Thick books',
      listViewApiName: 'Thick',
      displayColumns: ['Title__c'],
      filteredByInfo: [{ fieldApiName: 'Pages__c', operator: 'GreaterThan', operandLabels: ['400'] }],
    },
    expected: { label: 'Thick books', listReference: { objectApiName: 'Book__c', listViewApiName: 'Thick' } },
  },
  'lists.updateListInfoByName': {
    person: 'alice',
    params: ownList,
    body: { label: 'Thicker' },
    expected: { label: 'Thicker', filteredByInfo: [{ fieldApiName: 'Pages__c' }] },
  },
  'lists.deleteListInfo': { person: 'alice', params: ownList },
  'listPreferences.updateListPreferences': { person: 'alice', params: allBooks, body: widths, expected: widths },
  'relatedLists.updateRelatedListInfo': {
    person: 'alice',
    params: { ...ofBooks, relatedListId: 'Loans' },
    body: { orderedByInfo: [{ fieldApiName: 'DueDate__c', isAscending: true }] },
    expected: { orderedByInfo: [{ fieldApiName: 'DueDate__c', isAscending: true }] },
  },
  'relatedLists.updateRelatedListPreferences': {
    person: 'alice',
    params: { preferencesId: 'Book__c.Loans' },
    body: { columnWrap: { Status__c: true } },
    expected: { columnWrap: { Status__c: true } },
  },
}
