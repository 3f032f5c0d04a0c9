import { defineListViews } from '../define-list-views.ts'

export const searchSynonymListViews = defineListViews('SearchSynonym__c', [
  {
    apiName: 'SearchSynonyms',
    id: '00B000000002501EAA',
    label: 'Search synonyms',
    columns: ['Words__c', 'IsActive__c'],
    orderBy: ['Words__c'],
    profiles: ['Author'],
  },
])

export const unansweredSearchListViews = defineListViews('UnansweredSearch__c', [
  {
    apiName: 'UnansweredSearches',
    id: '00B000000002601EAA',
    label: 'Searches without a hit',
    columns: ['Words__c', 'Count__c', 'LastSearched__c'],
    orderBy: ['-Count__c'],
    profiles: ['Author'],
  },
])
