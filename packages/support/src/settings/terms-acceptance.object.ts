import { dateTime, defineObject, lookup, text } from 'platform'
import { setAcceptanceDate } from './set-acceptance-date.ts'

/** That a person accepted the site terms and the privacy notice, in which version and when. */
export const termsAcceptance = defineObject({
  apiName: 'TermsAcceptance__c',
  keyPrefix: 'a0C',
  label: 'Terms acceptance',
  labelPlural: 'Terms acceptances',
  nameField: 'Id',
  custom: true,
  fields: {
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    Version__c: text({ label: 'Version of the terms', length: 20, collation: 'code', required: true }),
    AcceptedDate__c: dateTime({ label: 'Accepted' }),
  },
  indexes: [{ columns: ['UserId__c', 'CreatedDate'] }],
  rules: { beforeCreate: setAcceptanceDate },
})
