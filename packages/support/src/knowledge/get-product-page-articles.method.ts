import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
import { plainRecord } from './published-articles.ts'

const fields = ['Id', 'Title', 'UrlName', 'Product__r.Name', 'Product__r.ItemNumber__c'] as const
/** More than the products of any catalogue. */
const MOST = 500

/** The product pages with their products; the portal tells by them which categories are products. */
export const getProductPageArticles = defineMethod(knowledgeMethods.getProductPageArticles, async ({ gateway }) => {
  const articles = await gateway.records.find('Knowledge__kav', {
    fields,
    where: {
      and: [{ PublicationStatus: { eq: 'Online' } }, { RecordTypeId: { eq: articleRecordTypes.ProductPage } }],
    },
    orderBy: ['-LastPublishedDate'],
    limit: MOST,
  })
  return articles.map((article) => plainRecord(article, fields))
})
