import { checkbox, defineAccess, defineObject, type Grant, lookup, own, text } from 'platform'

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
    UserId__c: lookup({ label: 'User', to: ['User'], relationshipName: 'User__r' }),
    Reader__c: text({
      label: 'Reader',
      length: 40,
      collation: 'code',
      help: 'Identifies the reader, who has one vote on an article; for a visitor it is a keyed hash.',
    }),
    IsHelpful__c: checkbox({ label: 'Helpful' }),
    Words__c: text({ label: 'Words', length: 255 }),
  },
  indexes: [
    { columns: ['ArticleId__c', 'CreatedDate'] },
    { columns: ['UserId__c', 'CreatedDate'] },
    { columns: ['ArticleId__c', 'Reader__c'], unique: true },
  ],
  relatedLists: [
    {
      relatedListId: 'Votes__r',
      label: 'Votes',
      parent: 'Knowledge__kav',
      field: 'ArticleId__c',
      columns: ['IsHelpful__c', 'Words__c', 'CreatedDate'],
      orderBy: ['-CreatedDate'],
    },
  ],
})

const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['ArticleId__c', 'UserId__c', 'IsHelpful__c', 'Words__c'] },
]

// Authors see all votes without the voters, and all fields of the votes that they gave.
export const articleVoteAccess = defineAccess('ArticleVote__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: [{ rows: 'all', read: ['ArticleId__c', 'IsHelpful__c', 'Words__c'], hidesPeople: true }, ...mine],
  Administrator: mine,
})
