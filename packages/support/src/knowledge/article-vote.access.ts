import { defineAccess, type Grant, own } from 'platform'

const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['ArticleId__c', 'UserId__c', 'IsHelpful__c', 'Words__c'] },
]

// Authors see what helped, not who voted; of their own votes they see all.
export const articleVoteAccess = defineAccess('ArticleVote__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: [{ rows: 'all', read: ['ArticleId__c', 'IsHelpful__c', 'Words__c'], hidesPeople: true }, ...mine],
})
