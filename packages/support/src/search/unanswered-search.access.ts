import { defineAccess } from 'platform'

// Authors read what their readers miss, and take away what they have answered.
export const unansweredSearchAccess = defineAccess('UnansweredSearch__c', {
  Author: [{ rows: 'all', read: ['Words__c', 'Count__c', 'LastSearched__c'], delete: true, hidesPeople: true }],
})
