import { checkbox, defineAccess, defineObject, type Grant, lookup, own, picklist } from 'platform'
import { signedInProfiles } from '../profiles.ts'
import { setOwnUser } from '../set-own-user.ts'

/** Which alerts of a product a user receives, and by which channel. */
export const alertSubscription = defineObject({
  apiName: 'AlertSubscription__c',
  keyPrefix: 'a05',
  label: 'Product alert subscription',
  labelPlural: 'Product alert subscriptions',
  nameField: 'Id',
  custom: true,
  fields: {
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    ProductId__c: lookup({ label: 'Product', required: true, to: ['Product2'], relationshipName: 'Product__r' }),
    Channel__c: picklist({
      label: 'Channel',
      values: [
        { value: 'E-mail', label: 'E-mail', isDefault: true },
        { value: 'Portal', label: 'Portal only' },
      ],
    }),
    NewDataCycle__c: checkbox({ label: 'New data cycle' }),
    ServiceNotice__c: checkbox({ label: 'Service notice' }),
    NewVersion__c: checkbox({ label: 'New version' }),
  },
  indexes: [
    { columns: ['UserId__c', 'ProductId__c'], unique: true },
    { columns: ['UserId__c', 'CreatedDate'] },
    { columns: ['ProductId__c', 'CreatedDate'] },
  ],
  listViews: [
    {
      apiName: 'MySubscriptions',
      id: '00B000000001601EAA',
      label: 'Products that I follow',
      columns: ['ProductId__c', 'Channel__c', 'NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c'],
      filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
      orderBy: ['-CreatedDate'],
      profiles: signedInProfiles,
    },
  ],
  rules: { beforeCreate: setOwnUser },
})

const switches = ['Channel__c', 'NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c'] as const

// People see and create only their own subscriptions.
const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'ProductId__c', ...switches],
    create: ['ProductId__c', ...switches],
    write: switches,
  },
]

export const alertSubscriptionAccess = defineAccess('AlertSubscription__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
  Administrator: mine,
})
