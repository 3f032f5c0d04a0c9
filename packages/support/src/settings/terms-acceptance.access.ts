import { defineAccess, type Grant, own } from 'platform'

// Registration writes it as the system, since nobody is signed in yet.
const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['UserId__c', 'Version__c', 'AcceptedDate__c'] },
]

export const termsAcceptanceAccess = defineAccess('TermsAcceptance__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
