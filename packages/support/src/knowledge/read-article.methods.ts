import { type AnswerOf, ARTICLE_VIDEO_PATH } from 'contract'
import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from '../define-method.ts'
import { isVideoAddress, videoVersionId } from './article-video.ts'
import { articleFields, categoriesIn, plainRecord, publishedArticleId } from './published-articles.ts'

type Article = NonNullable<AnswerOf<typeof knowledgeMethods.getArticleByUrlName>['knowledgeRec']>
type WholeArticle = Article & { DataCategories__c: string | null; IsPublic: boolean | null }

/**
 * A published article by its URL name, with its categories; the product it belongs to is one of its own.
 *
 * Whoever may not read it gets the answer of an article that does not exist: no record, no categories, not public. The
 * page sends a guest to sign in then, because `authenticatedUser` is false.
 *
 * The address of a video that the product holds takes the place of one that an author wrote, which is withheld on a host that is not
 * named.
 */
export const getArticleByUrlName = defineMethod(
  knowledgeMethods.getArticleByUrlName,
  async ({ gateway, settings, isSignedIn }, { urlName }) => {
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
    const written = knowledgeRec.Download_URL__c
    const writtenVideo = written !== null && isVideoAddress(written, settings.videoHosts) ? written : null
    const heldVideo = ARTICLE_VIDEO_PATH.replace('{urlName}', encodeURIComponent(urlName))
    return {
      knowledgeRec: { ...knowledgeRec, Download_URL__c: isHeld ? heldVideo : writtenVideo },
      dataCategoryList: categoriesIn(DataCategories__c),
      productDataCategoryList: product === null ? [] : [product.Name],
      isPublic: IsPublic === true,
      authenticatedUser: isSignedIn,
    }
  },
)

/** Counts a view of an article: one of each reader and day. Visitors of one network are one reader, as nothing else tells them apart for a day. */
export const countArticleView = defineMethod(
  knowledgeMethods.countArticleView,
  async ({ gateway, settings, countReader }, { urlName }) => {
    const id = await publishedArticleId(gateway.records, urlName)
    if (settings.countsViews) await countReader({ objectApiName: 'Knowledge__kav', id, field: 'ViewCount__c' })
    return {}
  },
)
