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
  'IsActive',
  'RelatedProduct1Id__c',
  'RelatedProduct2Id__c',
  'RelatedProduct3Id__c',
] as const

// Customers never see whether and why a product is export controlled; a case for it is refused.
const customer: readonly Grant[] = [{ rows: { IsActive: true }, read: catalogue }]

export const productAccess = defineAccess('Product2', {
  Guest: [{ rows: { IsActive: true }, read: ['Name', 'ItemNumber__c'] }],
  Customer: customer,
  AccountAdmin: customer,
  Agent: [{ rows: 'all', read: 'all' }],
  Author: [{ rows: 'all', read: catalogue }],
})
