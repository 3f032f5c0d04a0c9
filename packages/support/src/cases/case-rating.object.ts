import { limits } from 'contract'
import { defineObject, longText, lookup, picklist, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { caseRatings } from './case.values.ts'
import { caseRatingRules } from './rate-case.ts'

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
    Rating__c: picklist({ label: 'Rating', required: true, values: caseRatings }),
    Comment__c: longText({ label: 'In a few words', length: limits.ratingCommentCharacters }),
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
  relatedLists: [
    {
      relatedListId: 'CaseRatings',
      label: 'Rating',
      parent: 'Case',
      field: 'CaseId__c',
      columns: ['Rating__c', 'Comment__c', 'CreatedDate'],
      orderBy: ['-CreatedDate'],
    },
  ],
  live: { parents: ['CaseId__c'] },
  rules: caseRatingRules,
})
