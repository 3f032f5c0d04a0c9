import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { articleRecordTypes } from './article.object.ts'
import { plainRecord, summaryFields } from './article-fields.ts'

/**
 * The newest articles that the caller may read, at most `limit` (5 when absent), of one type, one product or
 * featured only.
 */
export const getKnowledgeList = defineMethod(
  knowledgeMethods.getKnowledgeList,
  async ({ gateway }, { recordType, itemNumber, featured, limit = 5 }) => {
    const types = new Map<string, string>(Object.entries(articleRecordTypes))
    const clauses: object[] = [{ PublicationStatus: { eq: 'Online' } }]
    if (recordType !== undefined) clauses.push({ RecordTypeId: { eq: types.get(recordType) ?? '' } })
    if (itemNumber !== undefined) clauses.push({ Product__r: { ItemNumber__c: { eq: itemNumber } } })
    if (featured !== undefined) clauses.push({ IsFeatured__c: { eq: featured } })
    const articles = await gateway.records.find('Knowledge__kav', {
      fields: summaryFields,
      where: { and: clauses },
      orderBy: ['-LastPublishedDate'],
      limit,
    })
    return articles.map((article) => plainRecord(article, summaryFields))
  },
)
