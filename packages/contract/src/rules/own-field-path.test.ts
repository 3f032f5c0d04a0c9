import { expect, it } from 'vitest'
import { ownValuePath } from './own-field-path.ts'

it.each([
  ['Badge__c', null, 'Badge__c'],
  ['Desk__c', 'Account', 'Desk__r.Name'],
  ['Spare__c', 'Aircraft__c', 'Spare__r.TailNumber__c'],
  ['Earlier__c', 'Case', 'Earlier__r.CaseNumber'],
  ['Plan__c', 'Subscription__c', 'Plan__r.ServiceNumber__c'],
])('has the value of %s, a lookup to %s, at %s', (apiName, lookupTo, path) => {
  expect(ownValuePath(apiName, lookupTo)).toBe(path)
})
