import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { publishedArticleId } from './published-articles.ts'

/**
 * Stores whether an article helped its reader: one vote per reader, which can be changed. A visitor is identified by a hash, different for
 * each article, of the network and a small number of the browser: visitors of a network rarely share a vote, and the numbers limit the
 * votes of a network.
 */
export const voteOnArticle = defineMethod(
  knowledgeMethods.voteOnArticle,
  async (
    { gateway, principal, isSignedIn, readerKey, writeOnce },
    { urlName, isHelpful, words = null, browser = null },
  ) => {
    const articleId = await publishedArticleId(gateway.records, urlName)
    const vote = { ArticleId__c: articleId, Reader__c: readerKey(`vote on ${articleId} of browser ${browser}`) }
    await writeOnce('store a vote on an article', async (records) => {
      // The lock makes a second vote of the same reader wait, which then finds the first.
      await records.read('Knowledge__kav', articleId, ['Id'], 'update')
      const [known] = await records.find('ArticleVote__c', vote, ['Id'], 1)
      const said = { IsHelpful__c: isHelpful, Words__c: words }
      if (!known)
        return await records.create('ArticleVote__c', {
          ...vote,
          ...said,
          UserId__c: isSignedIn ? principal.userId : null,
        })
      await records.update('ArticleVote__c', String(known.Id), said)
      return String(known.Id)
    })
    return { isHelpful }
  },
)

/** The vote of the caller on an article; null before the first vote. */
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
