import { type AnswerOf, ARTICLE_VIDEO_PATH, fileNameOf } from 'contract'
import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from '../define-method.ts'
import { checkedFiles, isVideoAddress, videoVersionId } from './article-video.ts'
import { articleFields, categoriesIn, plainRecord, publishedArticle, publishedArticleId } from './published-articles.ts'

type Article = NonNullable<AnswerOf<typeof knowledgeMethods.getArticleByUrlName>['knowledgeRec']>
type WholeArticle = Article & { DataCategories__c: string | null; IsPublic: boolean | null }

/**
 * A published article by its URL name, with its categories and its product.
 *
 * A caller who may not read it gets the answer of a missing article: no record, no categories, not public. The page then sends a guest to
 * the sign-in, because `authenticatedUser` is false.
 *
 * The address of a stored video replaces the one that an author entered; an address on a host that is not configured is withheld.
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

/** The files of an article to download: without the pictures in its text and the video of its page. */
export const getArticleFiles = defineMethod(knowledgeMethods.getArticleFiles, async ({ gateway }, { urlName }) => {
  const { records } = gateway
  const article = await publishedArticle(records, urlName, ['Content__c'])
  if (!article) return []
  const [files, video] = await Promise.all([checkedFiles(records, article.id), videoVersionId(records, article.id)])
  const text = String(article.fields.Content__c?.value ?? '')
  return files
    .filter(({ id }) => id !== video && !text.includes(`"/files/${id}"`))
    .map(({ id, fields: { Title, FileExtension, ContentSize } }) => ({
      contentVersionId: id,
      name: fileNameOf(String(Title?.value ?? ''), String(FileExtension?.value ?? '')),
      bytes: Number(ContentSize?.value ?? 0),
    }))
})

/** Counts a view of an article, once per reader and day. Visitors of one network count as one reader, since nothing else identifies them. */
export const countArticleView = defineMethod(
  knowledgeMethods.countArticleView,
  async ({ gateway, settings, countReader }, { urlName }) => {
    const id = await publishedArticleId(gateway.records, urlName)
    if (settings.countsViews) await countReader({ objectApiName: 'Knowledge__kav', id, field: 'ViewCount__c' })
    return {}
  },
)
