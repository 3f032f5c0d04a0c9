import { type Change, dateTime, defineAccess, defineObject, type Grant, lookup, own, text } from 'platform'

/** A user's acceptance of a version of the site terms and the privacy notice. */
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

/** The date of an acceptance is the time of the write. */
function setAcceptanceDate(change: Change): void {
  change.set('AcceptedDate__c', change.now)
}

// Registration writes it as the system, before the user can sign in.
const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['UserId__c', 'Version__c', 'AcceptedDate__c'] },
]

export const termsAcceptanceAccess = defineAccess('TermsAcceptance__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
  Administrator: mine,
})
