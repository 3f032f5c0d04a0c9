import { defineObject, longText, lookup, number, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'

/** What a customer thought of a case when it was closed. */
export const caseRating = defineObject({
  apiName: 'CaseRating__c',
  keyPrefix: 'a08',
  label: 'Case rating',
  labelPlural: 'Case ratings',
  nameField: 'Id',
  custom: true,
  fields: {
    CaseId__c: lookup({
      label: 'Case',
      required: true,
      unique: true,
      to: ['Case'],
      relationshipName: 'Case__r',
      childRelationshipName: 'CaseRatings__r',
    }),
    Rating__c: number({ label: 'Rating', help: 'From 1, poor, to 5, very good.', required: true, precision: 1 }),
    Comment__c: longText({ label: 'Comment', length: 2000 }),
    AccountId__c: text({
      label: 'Account',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'CaseId__c', field: 'AccountId' },
    }),
    ContactId__c: text({
      label: 'Contact',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'CaseId__c', field: 'ContactId' },
    }),
    ExportRestricted__c: exportRestrictedBy('CaseId__c'),
  },
  indexes: [{ columns: ['AccountId__c', 'CreatedDate'] }],
})
