import { defineAccess, type Grant } from 'platform'

const fields = ['Words__c', 'IsActive__c'] as const

// Every search reads them with the rights of its caller.
const readers: readonly Grant[] = [{ rows: { IsActive__c: true }, read: fields, hidesPeople: true }]

export const searchSynonymAccess = defineAccess('SearchSynonym__c', {
  Guest: readers,
  Customer: readers,
  AccountAdmin: readers,
  Agent: readers,
  Author: [{ rows: 'all', read: fields, create: fields, write: fields, delete: true, hidesPeople: true }],
})
