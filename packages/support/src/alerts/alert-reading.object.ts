import { type Change, checkbox, dateTime, defineAccess, defineObject, type Grant, lookup, own } from 'platform'
import { signedInProfiles } from '../profiles.ts'
import { setOwnUser } from '../set-own-user.ts'

/** Records that a user has opened an alert, and whether the user has confirmed it. */
export const alertReading = defineObject({
  apiName: 'AlertReading__c',
  keyPrefix: 'a0F',
  label: 'Alert reading',
  labelPlural: 'Alert readings',
  nameField: 'Id',
  custom: true,
  fields: {
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    AlertId__c: lookup({ label: 'Alert', required: true, to: ['ProductAlert__c'], relationshipName: 'Alert__r' }),
    IsConfirmed__c: checkbox({ label: 'Confirmed' }),
    ConfirmedDate__c: dateTime({ label: 'Confirmed on' }),
  },
  indexes: [
    { columns: ['UserId__c', 'AlertId__c'], unique: true },
    { columns: ['UserId__c', 'CreatedDate'] },
    { columns: ['AlertId__c', 'CreatedDate'] },
  ],
  listViews: [
    {
      apiName: 'MyReadings',
      id: '00B000000001501EAA',
      label: 'Alerts that I have read',
      columns: ['AlertId__c', 'IsConfirmed__c', 'ConfirmedDate__c'],
      filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
      orderBy: ['-CreatedDate'],
      profiles: signedInProfiles,
    },
  ],
  rules: {
    beforeCreate: (change) => {
      setOwnUser(change)
      confirmReading(change)
    },
    beforeUpdate: confirmReading,
  },
})

/** Stamps the time of a confirmation, and keeps it confirmed. */
function confirmReading(change: Change): void {
  if (change.principal === null) return
  if (change.previous('IsConfirmed__c') === true) change.set('IsConfirmed__c', true)
  else if (change.value('IsConfirmed__c') === true) change.set('ConfirmedDate__c', change.now)
}

const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'AlertId__c', 'IsConfirmed__c', 'ConfirmedDate__c'],
    create: ['AlertId__c', 'IsConfirmed__c'],
    write: ['IsConfirmed__c'],
  },
]

export const alertReadingAccess = defineAccess('AlertReading__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
  Administrator: mine,
})
