import { AppError, alertKinds, CRITICAL, isAiracCycleNumber } from 'contract'
import {
  type Change,
  checkbox,
  dateTime,
  defineAccess,
  defineObject,
  type Grant,
  longText,
  lookup,
  picklist,
  text,
} from 'platform'
import { signedInProfiles } from '../profiles.ts'
import { announceAlert } from './product-alert.mail.ts'

/** A message to the users of a product: wrong data, a change, a new version. */
export const productAlert = defineObject({
  apiName: 'ProductAlert__c',
  keyPrefix: 'a04',
  label: 'Product alert',
  labelPlural: 'Product alerts',
  nameField: 'Title__c',
  custom: true,
  fields: {
    Title__c: text({ label: 'Title', required: true }),
    ProductId__c: lookup({
      label: 'Product',
      required: true,
      to: ['Product2'],
      relationshipName: 'Product__r',
      childRelationshipName: 'Alerts__r',
    }),
    Kind__c: picklist({
      label: 'Kind',
      required: true,
      values: alertKinds.map((value) => ({ value, label: value })),
    }),
    Severity__c: picklist({
      label: 'Severity',
      values: [
        { value: 'Information', label: 'Information', isDefault: true },
        { value: 'Caution', label: 'Caution' },
        { value: CRITICAL, label: CRITICAL },
      ],
    }),
    Body__c: longText({ label: 'Text', required: true, length: 8000 }),
    EffectiveDate__c: dateTime({ label: 'Effective' }),
    AiracCycle__c: text({ label: 'AIRAC cycle', length: 4, collation: 'code' }),
    NeedsConfirmation__c: checkbox({
      label: 'Readers confirm that they have read it',
      help: 'For alerts that require action before the next flight.',
    }),
  },
  indexes: [
    { columns: ['EffectiveDate__c'] },
    { columns: ['ProductId__c', 'EffectiveDate__c'] },
    { columns: ['Severity__c', 'EffectiveDate__c'] },
  ],
  rules: {
    beforeCreate: checkAlert,
    beforeUpdate(change) {
      checkAlert(change)
    },
    afterCreate: (change) => {
      if (change.principal !== null) announceAlert.enqueue(change.tx, { alertId: change.id, after: '' })
    },
  },
  relatedLists: [
    {
      relatedListId: 'Alerts__r',
      label: 'Alerts',
      parent: 'Product2',
      field: 'ProductId__c',
      columns: ['Title__c', 'Kind__c', 'Severity__c', 'EffectiveDate__c'],
      orderBy: ['-EffectiveDate__c'],
    },
  ],
  listViews: [
    {
      apiName: 'AllAlerts',
      id: '00B000000000b01EAA',
      label: 'All alerts',
      columns: ['Title__c', 'Product__r.Name', 'Kind__c', 'Severity__c', 'EffectiveDate__c'],
      orderBy: ['-EffectiveDate__c'],
      profiles: signedInProfiles,
    },
  ],
})

/** @throws AppError `INVALID_VALUE`. */
function checkAlert(change: Change): void {
  checkCycle(change)
  keepTime(change)
  // A critical alert is shown on every page until it is confirmed.
  if (change.value('Severity__c') === CRITICAL) change.set('NeedsConfirmation__c', true)
}

/** Lists and the feed are ordered by the effective time; an alert without one takes the time of its publication. */
function keepTime(change: Change): void {
  if (change.value('EffectiveDate__c') === null)
    change.set('EffectiveDate__c', change.value('CreatedDate') ?? change.now)
}

/** @throws AppError `INVALID_VALUE`. */
function checkCycle(change: Change): void {
  const cycle = change.value('AiracCycle__c')
  if (!change.isChanged('AiracCycle__c') || cycle === null) return
  if (!isAiracCycleNumber(String(cycle)))
    throw new AppError('INVALID_VALUE', { label: 'AIRAC cycle' }, { field: 'AiracCycle__c' })
}

const fields = [
  'Title__c',
  'ProductId__c',
  'Kind__c',
  'Severity__c',
  'Body__c',
  'EffectiveDate__c',
  'AiracCycle__c',
  'NeedsConfirmation__c',
] as const

// An expired service entitles too: an alert about data that is still on board must reach its user.
const entitled: readonly Grant[] = [
  {
    rows: { via: { object: 'Subscription__c', field: 'ProductId__c', on: 'ProductId__c' } },
    read: fields,
    hidesPeople: true,
  },
]

export const productAlertAccess = defineAccess('ProductAlert__c', {
  Customer: entitled,
  AccountAdmin: entitled,
  Agent: [{ rows: 'all', read: fields, write: fields, create: fields }],
  Author: [{ rows: 'all', read: fields, write: fields, create: fields, hidesPeople: true }],
  Administrator: [{ rows: 'all', read: fields }],
})
