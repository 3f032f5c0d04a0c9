import { defineAccess, type Grant } from 'platform'

const catalogue = [
  'Name',
  'ItemNumber__c',
  'Description',
  'Company__c',
  'ReleaseDate__c',
  'LatestVersion__c',
  'SupportedVersion__c',
  'Compatibility__c',
  'HasDataCycles__c',
  'IsActive',
  'RelatedProduct1Id__c',
  'RelatedProduct2Id__c',
  'RelatedProduct3Id__c',
] as const

// Forms refuse a product that is export controlled as soon as it is chosen. Why it is stays internal.
const customer: readonly Grant[] = [{ rows: { IsActive: true }, read: [...catalogue, 'ExportControlled__c'] }]

export const productAccess = defineAccess('Product2', {
  Guest: [{ rows: { IsActive: true }, read: ['Name', 'ItemNumber__c'] }],
  Customer: customer,
  AccountAdmin: customer,
  Agent: [{ rows: 'all', read: 'all' }],
  Author: [{ rows: 'all', read: catalogue }],
})
