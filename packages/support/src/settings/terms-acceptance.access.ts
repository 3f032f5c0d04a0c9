import { defineAccess, type Grant, own } from 'platform'

// Written by registration, which has no signed-in person yet.
const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['UserId__c', 'Version__c', 'AcceptedDate__c'] },
]

export const termsAcceptanceAccess = defineAccess('TermsAcceptance__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
