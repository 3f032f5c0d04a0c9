import { AppError } from 'contract'
import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'

/**
 * Keeps whether an article helped its reader: one vote each, which can be changed. Visitors vote too; of them nothing is kept but a hash,
 * another one for each article, of their network and a small number of their browser: few of a network share one vote, and a network has
 * no more votes than there are numbers.
 */
export const voteOnArticle = defineMethod(
  knowledgeMethods.voteOnArticle,
  async (
    { gateway, principal, isSignedIn, readerKey, writeOnce },
    { urlName, isHelpful, words = null, browser = null },
  ) => {
    const [article] = await gateway.records.find('Knowledge__kav', {
      fields: ['Id'],
      where: { and: [{ UrlName: { eq: urlName } }, { PublicationStatus: { eq: 'Online' } }] },
      orderBy: [],
      limit: 1,
    })
    if (!article) throw new AppError('NOT_FOUND')
    const vote = { ArticleId__c: article.id, Reader__c: readerKey(`vote on ${article.id} of browser ${browser}`) }
    await writeOnce('keep whether an article helped its reader', async (records) => {
      // Of two votes at once the second waits, and finds the first.
      await records.read('Knowledge__kav', article.id, ['Id'], 'update')
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
