import { knowledgeMethods } from 'contract/methods'
import { defineMethod, type MethodContext, type Scalar } from 'platform'
import { type ArticleFilter, categoriesIn, plainRecord, publishedArticles } from './published-articles.ts'

/** Above the articles of any knowledge base. */
const MOST_ARTICLES = 100_000
/** Above the size of any catalog. */
const MOST_PRODUCTS = 500

const productFields = ['Name', 'ItemNumber__c'] as const

/**
 * Counts the articles that the caller may read, by product and by category. Products are counted within the chosen category and categories
 * within the chosen product, so that the other choices stay available.
 */
export const getKnowledgeTopics = defineMethod(
  knowledgeMethods.getKnowledgeTopics,
  async ({ gateway }, { itemNumber, category }) => {
    const [chosen, byProduct, byCategory, products] = await Promise.all([
      counted(gateway, { itemNumber, category }, 'PublicationStatus'),
      counted(gateway, { category }, 'Product__c'),
      counted(gateway, { itemNumber }, 'DataCategories__c'),
      gateway.records.find('Product2', { fields: productFields, orderBy: ['Name'], limit: MOST_PRODUCTS }),
    ])
    const inCategories = new Map<string, number>()
    for (const [names, count] of byCategory) {
      for (const name of categoriesIn(names === null ? null : String(names))) {
        inCategories.set(name, (inCategories.get(name) ?? 0) + count)
      }
    }
    return {
      count: [...chosen.values()].reduce((sum, count) => sum + count, 0),
      products: products.flatMap((product) => {
        const count = byProduct.get(product.id)
        if (count === undefined) return []
        return [
          { ...plainRecord<{ Name: string | null; ItemNumber__c: string | null }>(product, productFields), count },
        ]
      }),
      categories: [...inCategories]
        .map(([name, count]) => ({ name, count }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    }
  },
)

/** Counts the articles of a filter by the values of a field. */
async function counted(
  { records }: MethodContext['gateway'],
  filter: ArticleFilter,
  field: string,
): Promise<Map<Scalar, number>> {
  const where = publishedArticles(filter)
  const { groups } = await records.countGroups('Knowledge__kav', { where, by: [field], most: MOST_ARTICLES })
  return new Map(groups.map(({ keys: [key = null], count }) => [key, count]))
}
