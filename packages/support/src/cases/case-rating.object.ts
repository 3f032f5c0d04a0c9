import { AppError, hasCaseEnded, limits } from 'contract'
import { type Change, defineAccess, defineObject, longText, lookup, own, picklist, text } from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { caseRatings } from './case.values.ts'

/** A customer's rating of how a case was handled. */
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
  // A case can be rated once, after its work has ended; a closed case, which refuses other changes, takes a rating.
  rules: {
    async beforeCreate(change: Change) {
      const rated = await change.system.read(
        'Case',
        String(change.value('CaseId__c')),
        ['Status', 'IsRated__c'],
        'update',
      )
      if (change.principal === null || rated === null) return
      if (!hasCaseEnded(String(rated.Status))) throw new AppError('ACTION_NOT_AVAILABLE', { label: 'Rate' })
    },
    async afterCreate(change: Change) {
      await change.system.update('Case', String(change.value('CaseId__c')), { IsRated__c: true })
    },
  },
})

const fields = ['CaseId__c', 'Rating__c', 'Comment__c'] as const

// The contact of the case, the account admin and support read a rating; colleagues do not. Only the contact may rate.
const ofTheContact = { ContactId__c: own('contactId'), AccountId__c: own('accountId') }

export const caseRatingAccess = defineAccess('CaseRating__c', {
  Customer: [{ rows: ofTheContact, read: fields, create: fields }],
  AccountAdmin: [
    { rows: { AccountId__c: own('accountId') }, read: fields },
    { rows: ofTheContact, read: fields, create: fields },
  ],
  Agent: agentGrants({ read: fields }),
})
