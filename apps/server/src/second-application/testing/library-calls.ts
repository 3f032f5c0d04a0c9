import { type ToyPerson, toyIds } from 'platform/testing'
import { expect } from 'vitest'
import { COMMUNITY_ID } from './library-server.ts'

/** Who asks a call for what, and a part of the answer that only the library can give. */
export type LibraryCall = {
  person: ToyPerson
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Absent for an answer without a body. */
  expected?: unknown
}

const { alps, alice, aliceOnDunes, brunoOnDunes, dunes, north, southern, tides } = toyIds
const PAPER = '012000000000901AAA'
const ALL_BOOKS_ID = '00B000000000901EAA'
const PHOTO = 'https://photos.library.example/dunes.jpg'

const book = { objectApiName: 'Book__c' }
const ofBooks = { parentObjectApiName: 'Book__c' }
const allBooks = { ...book, listViewApiName: 'AllBooks' }
const ownList = { ...book, listViewApiName: 'Thick' }
const loansOfDunes = { parentRecordId: dunes, relatedListId: 'Loans' }
const fields = 'Book__c.Title__c'
const titled = (id: string, value: string) => ({ id, fields: { Title__c: { value } } })
const [duneRow, tideRow, alpRow] = [
  titled(dunes, 'Dunes of the north'),
  titled(tides, 'A history of tides'),
  titled(alps, 'Over the Alps'),
]
const found = { count: 3, records: [tideRow, duneRow, alpRow] }
const used = { count: 1, records: [duneRow] }
const loanRows = { count: 2, records: [{ id: brunoOnDunes }, { id: aliceOnDunes }] }
const column = (fieldApiName: string) => expect.objectContaining({ fieldApiName })
const named = (apiName: string) => expect.objectContaining({ apiName })
const some = (...items: unknown[]) => expect.arrayContaining(items)
const actionsOf = (place: string, ...apiNames: string[]) => ({
  actions: { [place]: { actions: some(...apiNames.map(named)) } },
})
const widths = { columnWidths: { Title__c: 240 } }

const reads: Readonly<Record<string, LibraryCall>> = {
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
  'lists.getListUiByName': {
    person: 'alice',
    params: allBooks,
    expected: { records: found, info: { displayColumns: some(column('Branch__r.Name')) } },
  },
  'lists.getListUiById': { person: 'alice', params: { listViewId: ALL_BOOKS_ID }, expected: { records: found } },
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
  'lists.getListRecordsById': { person: 'alice', params: { listViewId: ALL_BOOKS_ID }, expected: found },
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
  'relatedLists.getRelatedListRecords': { person: 'libby', params: loansOfDunes, body: {}, expected: loanRows },
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
  'actions.getGlobalActions': { person: 'libby', expected: actionsOf('Global', 'NewBook') },
  'actions.getQuickActionLayout': {
    person: 'alice',
    params: { actionApiName: 'Loan__c.Extend' },
    expected: { layout: { rows: [{ items: [{ apiName: 'DueDate__c', required: true }, { apiName: 'Remark__c' }] }] } },
  },
  'actions.getLookupActions': {
    person: 'libby',
    params: { objectApiNames: 'Book__c' },
    expected: actionsOf('Book__c', 'New'),
  },
  'actions.getObjectCreateActions': { person: 'libby', params: book, expected: actionsOf('Book__c', 'SaveNew') },
  'actions.getActionOverrides': {
    person: 'libby',
    params: book,
    expected: { actions: { Book__c: { actions: some(expect.objectContaining({ targetUrl: '/books/new' })) } } },
  },
  'actions.getFormulaActivations': {
    person: 'alice',
    params: { actionFeature: 'QuickAction' },
    query: { objectApiNames: 'Loan__c' },
    expected: { activations: { Loan__c: { 'Loan__c.Extend': some({ fieldApiName: 'Status__c', values: ['Out'] }) } } },
  },
  'actions.getQuickActionInfo': {
    person: 'libby',
    params: { actionApiName: 'Loan__c.TakeBack' },
    expected: { label: 'Take back', iconName: 'action:return', colors: [{ color: '336699' }] },
  },
  'actions.getQuickActionDefaults': {
    person: 'alice',
    params: { actionApiName: 'Loan__c.Extend' },
    query: { parentRecordId: aliceOnDunes },
    expected: { objectApiName: 'Loan__c', fields: { Remark__c: { value: 'A gift for mother' } } },
  },
  'actions.getRecordActions': {
    person: 'alice',
    params: { recordIds: aliceOnDunes },
    query: { sections: 'Page' },
    expected: actionsOf(aliceOnDunes, 'Loan__c.Extend', 'Edit'),
  },
  'actions.getRecordEditActions': {
    person: 'alice',
    params: { recordIds: aliceOnDunes },
    expected: actionsOf(aliceOnDunes, 'Loan__c.Extend'),
  },
  'actions.getRelatedListsActions': {
    person: 'libby',
    params: { recordIds: dunes },
    body: { relatedListsActionParameters: [{ relatedListId: 'Loans' }, { relatedListId: 'Nope' }] },
    expected: { results: [{ statusCode: 200, result: actionsOf(dunes, 'New') }, { statusCode: 404 }] },
  },
  'actions.getRelatedListActions': {
    person: 'libby',
    params: { recordIds: dunes, relatedListId: 'Loans' },
    body: {},
    expected: actionsOf(dunes, 'New'),
  },
  'actions.getRelatedListRecordActions': {
    person: 'alice',
    params: { recordIds: dunes, relatedListRecordIds: aliceOnDunes },
    expected: actionsOf(aliceOnDunes, 'Loan__c.Extend', 'Delete'),
  },
  'apps.getAllApps': {
    person: 'libby',
    expected: { apps: [{ developerName: 'Desk', selected: true }, { developerName: 'Catalogue' }] },
  },
  'apps.getAppDetails': {
    person: 'alice',
    params: { appId: 'Catalogue' },
    expected: { navItems: [{ developerName: 'Books' }, { developerName: 'Fines' }, { developerName: 'Help' }] },
  },
  'apps.getNavItems': {
    person: 'alice',
    expected: { navItems: some(expect.objectContaining({ objectApiName: 'Book__c' })) },
  },
  'duplicates.getDuplicateConfiguration': {
    person: 'libby',
    params: { objectApiName: 'Reader__c' },
    expected: { dedupeFields: ['Email__c'], duplicateRules: [{ name: 'Reader_Email' }] },
  },
  'duplicates.getDuplicates': {
    person: 'libby',
    body: { apiName: 'Reader__c', fields: { Name: 'A', Email__c: 'alice@library.example' } },
    expected: { duplicateRules: ['Reader_Email'], matches: [{ recordIds: [alice] }] },
  },
  'search.getSearchFilterMetadata': {
    person: 'libby',
    params: book,
    expected: { filters: some(named('Pages')) },
  },
  'search.getSearchFilterOptions': {
    person: 'alice',
    params: { ...book, filterApiName: 'Genre' },
    expected: { options: some(expect.objectContaining({ label: 'Novel' })) },
  },
  'search.getLookupMetadata': {
    person: 'alice',
    params: { objectApiName: 'Loan__c', fieldApiName: 'BookId__c' },
    expected: {
      objectApiName: 'Loan__c',
      fieldApiName: 'BookId__c',
      targets: [{ apiName: 'Book__c', searchable: true }],
    },
  },
  'search.getSearchResults': {
    person: 'alice',
    query: { q: 'lighthouse' },
    body: { objectApiNames: ['Book__c'] },
    expected: {
      keywordSearchResult: { results: [{ objectApiName: 'Book__c', records: [{ record: { id: dunes } }] }] },
    },
  },
  'search.getKeywordSearchResults': {
    person: 'alice',
    query: { q: 'lighthouse', objectApiName: 'Book__c' },
    body: {},
    expected: { records: [{ record: { id: dunes } }] },
  },
  'lookups.getLookupRecords': {
    person: 'alice',
    params: { objectApiName: 'Loan__c', fieldApiName: 'BookId__c' },
    query: { q: 'dunes' },
    body: {},
    expected: { count: 1, records: [{ id: dunes }] },
  },
  'avatars.getRecordAvatars': {
    person: 'alice',
    params: { recordIds: `${southern},${dunes}` },
    expected: { results: [{ statusCode: 404 }, { result: { recordId: dunes, iconUrl: '/icons/book.svg' } }] },
  },
  'seo.getSeoProperties': {
    person: 'alice',
    params: { communityId: COMMUNITY_ID, recordId: tides },
    query: { fields: 'Title__c,Genre__c' },
    expected: { recordName: 'A history of tides', fields: { Genre__c: 'History' } },
  },
  'methods.readServerMethod': {
    person: 'carol',
    params: { apexClass: 'Catalogue', apexMethod: 'titles' },
    expected: { titles: ['Southern winds'] },
  },
}

const writes: Readonly<Record<string, LibraryCall>> = {
  'methods.callServerMethod': {
    person: 'alice',
    params: { apexClass: 'Catalogue', apexMethod: 'reserve' },
    body: { isbn: '978-1' },
    expected: { isbn: '978-1', urgent: false },
  },
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
  'layouts.updateLayoutUserState': {
    person: 'alice',
    params: book,
    body: { sectionUserStates: { '01B000000000901EAA': { collapsed: true } } },
    expected: { sectionUserStates: { '01B000000000901EAA': { collapsed: true } } },
  },
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
  'avatars.updateRecordAvatar': {
    person: 'libby',
    params: { recordId: dunes },
    body: { actionType: 'Photo', photoUrl: PHOTO },
    expected: { photoUrl: PHOTO, type: 'Photo' },
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
  'actions.performQuickAction': {
    person: 'alice',
    params: { actionApiName: 'Book__c.Borrow' },
    body: { contextId: dunes, fields: { DueDate__c: '2026-12-01T00:00:00.000Z' } },
    expected: { contextId: dunes, isCreated: true, successMessage: 'The loan was made.' },
  },
  'actions.performUpdateRecordQuickAction': {
    person: 'alice',
    params: { actionApiName: 'Loan__c.Extend' },
    body: { contextId: aliceOnDunes, fields: { DueDate__c: '2026-12-01T00:00:00.000Z' } },
    expected: { id: aliceOnDunes, isCreated: false, successMessage: 'The loan was extended.' },
  },
  'records.deleteRecord': { person: 'libby', params: { recordId: brunoOnDunes } },
}

/** Every call except the two that take a file, in an order in which they can be asked one after the other. */
export const libraryCalls: Readonly<Record<string, LibraryCall>> = { ...reads, ...writes }
