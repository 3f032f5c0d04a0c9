import { type AnswerOf, ARTICLE_VIDEO_PATH } from 'contract'
import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { articleFields, plainRecord } from './article-fields.ts'
import { videoVersionId } from './article-video.ts'
import { categoriesIn } from './published-articles.ts'

type Article = NonNullable<AnswerOf<typeof knowledgeMethods.getArticleByUrlName>['knowledgeRec']>
type WholeArticle = Article & { DataCategories__c: string | null; IsPublic: boolean | null }

/**
 * A published article by its URL name, with its categories; the product it belongs to is one of its own.
 *
 * Whoever may not read it gets the answer of an article that does not exist: no record, no categories, not public. The
 * page sends a guest to sign in then, because `authenticatedUser` is false.
 *
 * The address of a video that the product holds takes the place of one that an author wrote.
 */
export const getArticleByUrlName = defineMethod(
  knowledgeMethods.getArticleByUrlName,
  async ({ gateway, isSignedIn }, { urlName }) => {
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
    const { DataCategories__c, IsPublic, ...knowledgeRec } = plainRecord<WholeArticle>(record, articleFields)
    const product = knowledgeRec.Product__r
    const isHeld = (await videoVersionId(gateway.records, record.id)) !== null
    const heldVideo = ARTICLE_VIDEO_PATH.replace('{urlName}', encodeURIComponent(urlName))
    return {
      knowledgeRec: isHeld ? { ...knowledgeRec, Download_URL__c: heldVideo } : knowledgeRec,
      dataCategoryList: categoriesIn(DataCategories__c),
      productDataCategoryList: product === null ? [] : [product.Name],
      isPublic: IsPublic === true,
      authenticatedUser: isSignedIn,
    }
  },
)
