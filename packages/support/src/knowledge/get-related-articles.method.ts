import type { RecordShape } from 'contract'
import { knowledgeMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'
import { categoriesIn, plainRecord, publishedArticles, summaryFields } from './published-articles.ts'

const MOST = 5

/**
 * Returns at most five published articles related to an article: first those about its product, then those with a common category, each
 * newest first. Only articles that the caller may read; empty if the caller may not read the article itself. Product pages, which only
 * link to a product, are left out.
 */
export const getRelatedArticles = defineMethod(
  knowledgeMethods.getRelatedArticles,
  async ({ gateway }, { urlName }) => {
    const [article] = await gateway.records.find('Knowledge__kav', {
      fields: ['Product__r.ItemNumber__c', 'DataCategories__c'],
      where: { UrlName: { eq: urlName } },
      orderBy: [],
      limit: 1,
    })
    if (!article) return []
    const { Product__r } = plainRecord<{ Product__r: { ItemNumber__c: string | null } | null }>(article, [
      'Product__r.ItemNumber__c',
    ])
    const related = new Map<string, RecordShape>()
    const add = (others: readonly RecordShape[]): void => {
      for (const candidate of others) {
        if (related.size < MOST && candidate.id !== article.id) related.set(candidate.id, candidate)
      }
    }
    const itemNumber = Product__r?.ItemNumber__c ?? null
    if (itemNumber !== null) add(await publishedWith(gateway, publishedArticles({ itemNumber })))
    const categories = categoriesOf(article)
    if (related.size < MOST && categories.length > 0) {
      const clauses = categories.map((category) => ({ DataCategories__c: { like: `%${category}%` } }))
      const others = await publishedWith(gateway, { and: [publishedArticles({}), { or: clauses }] })
      // `like` also matches a category whose name contains the name of this one.
      add(others.filter((candidate) => categoriesOf(candidate).some((category) => categories.includes(category))))
    }
    return [...related.values()].map((candidate) => plainRecord(candidate, summaryFields))
  },
)

/** Reads more rows than needed, because the article itself and duplicates are removed afterwards. */
const publishedWith = ({ records }: MethodContext['gateway'], where: object): Promise<RecordShape[]> =>
  records.find('Knowledge__kav', {
    fields: [...summaryFields, 'DataCategories__c'],
    where,
    orderBy: ['-LastPublishedDate'],
    limit: 2 * MOST + 1,
  })

function categoriesOf(article: RecordShape): string[] {
  const { DataCategories__c } = plainRecord<{ DataCategories__c: string | null }>(article, ['DataCategories__c'])
  return categoriesIn(DataCategories__c)
}
