import { date, defineAccess, defineObject, type Grant, lookup, number, own, picklist, text } from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'

/** Regions of data as notices to airmen divide the world. */
export const coverages = [
  'Africa',
  'Atlantic',
  'Australia',
  'Canada & Alaska',
  'China',
  'Eastern Europe',
  'Latin America',
  'Middle East & South Asia',
  'Pacific Basin',
  'South America',
  'United States',
  'Western Europe & Mediterranean',
] as const

const services = {
  relatedListId: 'Subscriptions__r',
  label: 'Services',
  columns: ['ServiceNumber__c', 'Product__r.Name', 'Status__c', 'EndDate__c'],
  orderBy: ['ServiceNumber__c'],
} as const

/** A service: the right of an account to download a product, mostly for one aircraft. Customers know it by its number. */
export const subscription = defineObject({
  apiName: 'Subscription__c',
  keyPrefix: 'a01',
  label: 'Service',
  labelPlural: 'Services',
  nameField: 'ServiceNumber__c',
  custom: true,
  fields: {
    ServiceNumber__c: text({ label: 'Service number', length: 20, collation: 'code', required: true, unique: true }),
    ProductId__c: lookup({
      label: 'Product',
      required: true,
      to: ['Product2'],
      relationshipName: 'Product__r',
      childRelationshipName: 'Subscriptions__r',
    }),
    AircraftId__c: lookup({
      label: 'Aircraft',
      to: ['Aircraft__c'],
      relationshipName: 'Aircraft__r',
      childRelationshipName: 'Subscriptions__r',
    }),
    AccountId__c: lookup({
      label: 'Account',
      required: true,
      to: ['Account'],
      relationshipName: 'Account__r',
      childRelationshipName: 'Subscriptions__r',
    }),
    Coverage__c: picklist({
      label: 'Coverage',
      values: coverages.map((coverage) => ({ value: coverage, label: coverage })),
    }),
    Status__c: picklist({
      label: 'Status',
      values: [
        { value: 'Active', label: 'Active', isDefault: true },
        { value: 'Expired', label: 'Expired' },
        { value: 'Cancelled', label: 'Canceled' },
      ],
    }),
    StartDate__c: date({ label: 'Start' }),
    EndDate__c: date({ label: 'End' }),
    DownloadLimit__c: number({ label: 'Download limit', precision: 4 }),
    DownloadsUsed__c: number({ label: 'Downloads used', precision: 4, defaultValue: 0 }),
    ExportRestricted__c: exportRestrictedBy('AccountId__c'),
  },
  indexes: [
    { columns: ['ServiceNumber__c'] },
    { columns: ['AccountId__c', 'ServiceNumber__c'] },
    { columns: ['AircraftId__c', 'ServiceNumber__c'] },
    { columns: ['ProductId__c', 'ServiceNumber__c'] },
    { columns: ['ExportRestricted__c', 'ServiceNumber__c'] },
  ],
  search: {
    scopes: ['AccountId__c', 'ExportRestricted__c'],
    classes: { service: ['ServiceNumber__c'] },
    fields: ['ServiceNumber__c', 'Product__r.Name', 'Status__c'],
  },
  relatedLists: [
    { ...services, parent: 'Aircraft__c', field: 'AircraftId__c' },
    { ...services, parent: 'Account', field: 'AccountId__c' },
  ],
  listViews: [
    {
      apiName: 'AllServices',
      id: '00B000000000901EAA',
      label: 'Services',
      columns: [
        'ServiceNumber__c',
        'Product__r.Name',
        'Aircraft__r.TailNumber__c',
        'Coverage__c',
        'Status__c',
        'EndDate__c',
        'DownloadLimit__c',
        'DownloadsUsed__c',
      ],
      orderBy: ['ServiceNumber__c'],
      profiles: ['Customer', 'AccountAdmin', 'Agent'],
    },
  ],
})

const fields = [
  'ServiceNumber__c',
  'ProductId__c',
  'AircraftId__c',
  'AccountId__c',
  'Coverage__c',
  'Status__c',
  'StartDate__c',
  'EndDate__c',
  'DownloadLimit__c',
  'DownloadsUsed__c',
] as const

// The counter is read-only: only a reset changes it.
const ofTheAccount: readonly Grant[] = [{ rows: { AccountId__c: own('accountId') }, read: fields }]

export const subscriptionAccess = defineAccess('Subscription__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
})
