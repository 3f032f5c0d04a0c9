import { AppError } from 'contract'
import {
  type Change,
  date,
  defineAccess,
  defineObject,
  type Grant,
  lookup,
  number,
  own,
  picklist,
  text,
} from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'
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
    { columns: ['EndDate__c'] },
    { columns: ['ExportRestricted__c', 'EndDate__c'] },
    { columns: ['Status__c', 'EndDate__c'] },
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
      profiles: ['Customer', 'AccountAdmin', 'Agent', 'Administrator'],
    },
    {
      apiName: 'ServicesByEnd',
      id: '00B000000000909EAA',
      label: 'Services of all accounts by end',
      columns: [
        'ServiceNumber__c',
        'Account__r.Name',
        'Product__r.Name',
        'Aircraft__r.TailNumber__c',
        'EndDate__c',
        'Status__c',
      ],
      orderBy: ['EndDate__c'],
      profiles: ['Agent', 'Administrator'],
    },
    {
      apiName: 'UpcomingExpiries',
      id: '00B000000000910EAA',
      label: 'Active services by end',
      columns: [
        'ServiceNumber__c',
        'EndDate__c',
        'Account__r.Name',
        'Product__r.Name',
        'Aircraft__r.TailNumber__c',
        'StartDate__c',
        'Coverage__c',
        'DownloadLimit__c',
        'DownloadsUsed__c',
      ],
      filters: [{ field: 'Status__c', operator: 'equals', value: 'Active' }],
      orderBy: ['EndDate__c'],
      profiles: ['Agent', 'Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'Subscription__c.Change',
      id: '09D000000000901EAA',
      label: 'Change service',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [
        ['ServiceNumber__c'],
        ['AircraftId__c'],
        ['Coverage__c'],
        ['StartDate__c', 'EndDate__c'],
        ['DownloadLimit__c'],
      ],
      required: ['ServiceNumber__c'],
      successMessage: 'The service was changed.',
      iconName: 'action:edit',
      description: 'Changes the aircraft, the coverage or the limit of a service.',
    },
    {
      apiName: 'Subscription__c.Renew',
      id: '09D000000000902EAA',
      label: 'Renew',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [['EndDate__c']],
      required: ['EndDate__c'],
      sets: { Status__c: 'Active' },
      successMessage: 'The service was renewed.',
      iconName: 'action:refresh',
      description: 'Makes a service active until a later day.',
    },
    {
      apiName: 'Subscription__c.Cancel',
      id: '09D000000000903EAA',
      label: 'Cancel service',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { Status__c: 'Active' } }],
      sets: { Status__c: 'Cancelled' },
      successMessage: 'The service was canceled.',
      color: 'B3261E',
      iconName: 'action:close',
      description: 'Ends a service. It can be renewed.',
    },
  ],
  rules: { beforeCreate: checkService, beforeUpdate: checkService },
})

/**
 * Refuses a service that ends before it starts, and one for an aircraft of another account. A renewal ends today or later.
 *
 * @throws AppError `INVALID_VALUE`.
 */
async function checkService(change: Change): Promise<void> {
  const [start, end] = [change.value('StartDate__c'), change.value('EndDate__c')]
  if (typeof start === 'string' && typeof end === 'string' && end < start) throw invalid('EndDate__c', 'End')
  const isRenewed = change.isChanged('Status__c') && change.value('Status__c') === 'Active'
  if (isRenewed && change.principal !== null && typeof end === 'string' && end < change.now.slice(0, 10)) {
    throw invalid('EndDate__c', 'End')
  }
  const aircraftId = change.value('AircraftId__c')
  if (typeof aircraftId !== 'string' || !(change.isChanged('AircraftId__c') || change.isChanged('AccountId__c'))) return
  const aircraft = await change.system.read('Aircraft__c', aircraftId, ['AccountId__c'])
  if (aircraft?.AccountId__c !== change.value('AccountId__c')) throw invalid('AircraftId__c', 'Aircraft')
}

const invalid = (field: string, label: string): AppError => new AppError('INVALID_VALUE', { label }, { field })

/** Services that expire in one transaction. */
const PORTION = 50

/** Marks services as expired on the day after their end. */
export const expireServices = defineJob({
  task: 'expire-services',
  payload: Type.Object({}),
  schedule: '3 0 * * *',
  run: async ({ platform, now }) => {
    const today = new Date(now()).toISOString().slice(0, 10)
    const system = platform.asSystem('expire services that have ended')
    for (;;) {
      const ended = await system.find(
        'Subscription__c',
        { Status__c: 'Active', EndDate__c: { before: today } },
        ['Id'],
        PORTION,
      )
      if (ended.length === 0) return
      await system.transaction(async (records) => {
        for (const { Id } of ended) await records.update('Subscription__c', String(Id), { Status__c: 'Expired' })
      })
    }
  },
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
const kept = fields.filter((field) => field !== 'DownloadsUsed__c')

const ofTheAccount: readonly Grant[] = [{ rows: { AccountId__c: own('accountId') }, read: fields }]

export const subscriptionAccess = defineAccess('Subscription__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
  Administrator: agentGrants({ read: fields, write: kept, create: kept }),
})
