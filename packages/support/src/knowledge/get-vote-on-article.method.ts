import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'

/** What the caller has said of an article; null before the first vote. */
export const getVoteOnArticle = defineMethod(
  knowledgeMethods.getVoteOnArticle,
  async ({ gateway, principal }, { urlName }) => {
    const [vote] = await gateway.records.find('ArticleVote__c', {
      fields: ['IsHelpful__c', 'Words__c'],
      where: { and: [{ UserId__c: { eq: principal.userId } }, { Article__r: { UrlName: { eq: urlName } } }] },
      orderBy: ['-CreatedDate'],
      limit: 1,
    })
    if (!vote) return null
    const { IsHelpful__c, Words__c } = vote.fields
    const words = Words__c?.value
    return { isHelpful: IsHelpful__c?.value === true, words: typeof words === 'string' ? words : null }
  },
)
