import { limits } from 'contract'
import { defineObject, longText, lookup, picklist, text } from 'platform'
import { caseImpacts, caseIssueTypes } from './case.values.ts'

/** An unfinished case form; it belongs to the person who types it. */
export const caseDraft = defineObject({
  apiName: 'CaseDraft__c',
  keyPrefix: 'a09',
  label: 'Case draft',
  labelPlural: 'Case drafts',
  nameField: 'Id',
  custom: true,
  fields: {
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    Subject__c: text({ label: 'Subject', length: limits.subjectCharacters }),
    Description__c: longText({ label: 'Description', length: limits.descriptionCharacters }),
    Impact__c: picklist({ label: 'Impact', values: caseImpacts }),
    IssueType__c: picklist({ label: 'Issue type', values: caseIssueTypes }),
    ProductId__c: lookup({ label: 'Product', to: ['Product2'], relationshipName: 'Product__r' }),
    AircraftId__c: lookup({ label: 'Aircraft', to: ['Aircraft__c'], relationshipName: 'Aircraft__r' }),
    SubscriptionId__c: lookup({ label: 'Service', to: ['Subscription__c'], relationshipName: 'Subscription__r' }),
  },
  indexes: [{ columns: ['UserId__c', 'SystemModstamp'] }],
  rules: {
    beforeCreate: (change) => {
      if (change.principal !== null) change.set('UserId__c', change.principal.userId)
    },
  },
})
