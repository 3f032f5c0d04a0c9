import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { articleRecordTypes } from './article.object.ts'
import { plainRecord } from './article-fields.ts'

const fields = ['Id', 'Title', 'UrlName', 'Product__r.Name', 'Product__r.ItemNumber__c'] as const
/** More products than the catalogue will have. */
const MOST = 500

/** The pages of products, each with its product: by them a category is known to be a product. */
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
