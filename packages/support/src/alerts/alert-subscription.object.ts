import { checkbox, defineObject, lookup, picklist } from 'platform'
import { setOwnUser } from '../set-own-user.ts'

/** The alerts of a product that one person receives, and by which channel. */
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
  rules: { beforeCreate: setOwnUser },
})
