import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { articleRecordTypes } from './article.object.ts'
import { plainRecord, summaryFields } from './article-fields.ts'
import { publishedArticles } from './published-articles.ts'

/**
 * The newest articles that the caller may read, or those that were opened most, at most `limit` (5 when absent), of one type, one product, one
 * category or featured only.
 */
export const getKnowledgeList = defineMethod(
  knowledgeMethods.getKnowledgeList,
  async ({ gateway }, { recordType, itemNumber, featured, category, withProductPages = true, order, limit = 5 }) => {
    const types = new Map<string, string>(Object.entries(articleRecordTypes))
    const { and: clauses } = publishedArticles({ itemNumber, category, withoutProductPages: !withProductPages })
    if (recordType !== undefined) clauses.push({ RecordTypeId: { eq: types.get(recordType) ?? '' } })
    if (featured !== undefined) clauses.push({ IsFeatured__c: { eq: featured } })
    const articles = await gateway.records.find('Knowledge__kav', {
      fields: summaryFields,
      where: { and: clauses },
      orderBy: [order === 'mostViewed' ? '-ViewCount__c' : '-LastPublishedDate'],
      limit,
    })
    return articles.map((article) => plainRecord(article, summaryFields))
  },
)
