import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import type { MethodServices } from '../method-services.ts'
import { publishedArticleId } from './published-articles.ts'

/** Counts a view of an article: one of each reader and day. Visitors of one network are one reader, as nothing else tells them apart for a day. */
export const countArticleView = ({ countsViews }: Pick<MethodServices, 'countsViews'>) =>
  defineMethod(knowledgeMethods.countArticleView, async ({ gateway, countReader }, { urlName }) => {
    const id = await publishedArticleId(gateway.records, urlName)
    if (countsViews) await countReader({ objectApiName: 'Knowledge__kav', id, field: 'ViewCount__c' })
    return {}
  })
