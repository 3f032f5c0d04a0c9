import type { ServerMethodDefinition } from 'platform'
import { articleFields, plainRecord } from './article-fields.ts'

/**
 * A published article by its URL name, with its categories; the product it belongs to is one of its own.
 *
 * Whoever may not read it gets the answer of an article that does not exist: no record, no categories, not public. The
 * page sends a guest to sign in then, because `authenticatedUser` is false.
 */
export const getArticleByUrlName: ServerMethodDefinition = {
  className: 'KnowledgeArticlesController',
  methodName: 'getArticleByUrlName',
  readOnly: true,
  access: 'open',
  answers: 'catalogue',
  parameters: { urlName: { type: 'text', maxLength: 255, required: true } },
  run: async ({ gateway, isSignedIn }, { urlName }) => {
    const [record] = await gateway.records.find('Knowledge__kav', {
      fields: articleFields,
      where: { UrlName: { eq: urlName } },
      orderBy: [],
      limit: 1,
    })
    if (!record) {
      return {
        knowledgeRec: null,
        dataCategoryList: [],
        productDataCategoryList: [],
        isPublic: false,
        authenticatedUser: isSignedIn,
      }
    }
    const { DataCategories__c, IsPublic, ...knowledgeRec } = plainRecord(record, articleFields)
    const product = knowledgeRec.Product__r
    return {
      knowledgeRec,
      dataCategoryList: String(DataCategories__c ?? '')
        .split(';')
        .filter((name) => name !== ''),
      productDataCategoryList: typeof product === 'object' && product !== null ? [product.Name] : [],
      isPublic: IsPublic === true,
      authenticatedUser: isSignedIn,
    }
  },
}
