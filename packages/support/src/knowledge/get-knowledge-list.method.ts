import { knowledgeMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
import { plainRecord, publishedArticles, summaryFields } from './published-articles.ts'

/**
 * The newest or most viewed articles that the caller may read, at most `limit` (5 when absent), narrowed by type, product, category,
 * featured or video; with `after`, the articles that follow it in the order.
 */
export const getKnowledgeList = defineMethod(
  knowledgeMethods.getKnowledgeList,
  async (
    { gateway },
    { recordType, itemNumber, featured, video, category, withProductPages = true, order, after, limit = 5 },
  ) => {
    const types = new Map<string, string>(Object.entries(articleRecordTypes))
    const { and: clauses } = publishedArticles({ itemNumber, category, withProductPages })
    if (recordType !== undefined) clauses.push({ RecordTypeId: { eq: types.get(recordType) ?? '' } })
    if (featured !== undefined) clauses.push({ IsFeatured__c: { eq: featured } })
    if (video !== undefined) clauses.push({ IsVideo__c: { eq: video } })
    const orderedBy = order === 'mostViewed' ? 'ViewCount__c' : 'LastPublishedDate'
    if (after !== undefined) clauses.push(...(await followers(gateway.records, after, orderedBy)))
    const articles = await gateway.records.find('Knowledge__kav', {
      fields: summaryFields,
      where: { and: clauses },
      orderBy: [`-${orderedBy}`],
      limit,
    })
    return articles.map((article) => plainRecord(article, summaryFields))
  },
)

/** The filter of articles after one in descending order; empty, for all articles, if the caller can no longer read that one. */
async function followers(
  records: MethodContext['gateway']['records'],
  id: string,
  orderedBy: 'ViewCount__c' | 'LastPublishedDate',
): Promise<object[]> {
  const [article] = await records.find('Knowledge__kav', {
    fields: [orderedBy],
    where: { Id: { eq: id } },
    orderBy: [],
    limit: 1,
  })
  if (!article) return []
  const value = article.fields[orderedBy]?.value ?? null
  const sameValue = { and: [{ [orderedBy]: { eq: value } }, { Id: { lt: id } }] }
  // Those without a value come last.
  return value === null
    ? [sameValue]
    : [{ or: [{ [orderedBy]: { lt: value } }, sameValue, { [orderedBy]: { eq: null } }] }]
}
