import { toyIds } from 'platform/testing'
import { expect } from 'vitest'
import { book, named, some } from './library-answers.ts'
import type { LibraryCalls } from './library-call.ts'
import { COMMUNITY_ID } from './library-server.ts'

// Calls about finding records, pictures and server methods.

const { alice, dunes, southern, tides } = toyIds
const PHOTO = 'https://photos.library.example/dunes.jpg'

export const searchReads: LibraryCalls = {
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

export const searchWrites: LibraryCalls = {
  'methods.callServerMethod': {
    person: 'alice',
    params: { apexClass: 'Catalogue', apexMethod: 'reserve' },
    body: { isbn: '978-1' },
    expected: { isbn: '978-1', urgent: false },
  },
  'avatars.updateRecordAvatar': {
    person: 'libby',
    params: { recordId: dunes },
    body: { actionType: 'AssociateAvatar', photoUrl: PHOTO },
    expected: { photoUrl: PHOTO, type: 'Photo' },
  },
}
