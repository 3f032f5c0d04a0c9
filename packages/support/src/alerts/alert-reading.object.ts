import { checkbox, dateTime, defineObject, lookup } from 'platform'
import { setOwnUser } from '../set-own-user.ts'
import { confirmReading } from './confirm-reading.ts'

/** One person has opened one alert, and has confirmed it where the alert asks for that. */
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
  rules: {
    beforeCreate: (change) => {
      setOwnUser(change)
      confirmReading(change)
    },
    beforeUpdate: confirmReading,
  },
})
