import { checkbox, defineObject, lookup } from 'platform'

/** Whether an article helped one reader. */
export const articleVote = defineObject({
  apiName: 'ArticleVote__c',
  keyPrefix: 'a0A',
  label: 'Article vote',
  labelPlural: 'Article votes',
  nameField: 'Id',
  custom: true,
  fields: {
    ArticleId__c: lookup({
      label: 'Article',
      required: true,
      to: ['Knowledge__kav'],
      relationshipName: 'Article__r',
      childRelationshipName: 'Votes__r',
    }),
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    IsHelpful__c: checkbox({ label: 'Helpful' }),
  },
  indexes: [{ columns: ['ArticleId__c', 'CreatedDate'] }, { columns: ['UserId__c', 'CreatedDate'] }],
})
