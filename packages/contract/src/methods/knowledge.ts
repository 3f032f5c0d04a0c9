import type * as schemas from './knowledge.schemas.ts'
import type { ReadMethodOf, WriteMethodOf } from './server-method.ts'

const className = 'KnowledgeArticlesController'

/**
 * The newest or the most viewed articles that the caller may read; optionally only those of one type, of one product,
 * of one category, featured, or videos.
 *
 * @throws NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const getKnowledgeList: ReadMethodOf<typeof schemas.getKnowledgeList> = {
  className,
  methodName: 'getKnowledgeList',
  readOnly: true,
}

/**
 * How many articles the caller may read, beside product pages; by product those of a category, and by category those of
 * a product.
 *
 * @throws NOT_FOUND.
 */
export const getKnowledgeTopics: ReadMethodOf<typeof schemas.getKnowledgeTopics> = {
  className,
  methodName: 'getKnowledgeTopics',
  readOnly: true,
}

/**
 * A product by its item number or id, with the fields that the caller may read; null when there is none.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getProduct: ReadMethodOf<typeof schemas.getProduct> = {
  className,
  methodName: 'getProduct',
  readOnly: true,
}

/**
 * The products of the catalogue by name, with the fields that the caller may read.
 *
 * @throws NOT_FOUND.
 */
export const getProducts: ReadMethodOf<typeof schemas.getProducts> = {
  className,
  methodName: 'getProducts',
  readOnly: true,
}

/**
 * A published article by its URL name, with its categories; an article hidden from the caller answers like a missing
 * one.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getArticleByUrlName: ReadMethodOf<typeof schemas.getArticleByUrlName> = {
  className,
  methodName: 'getArticleByUrlName',
  readOnly: true,
}

/**
 * Keeps whether an article helped the caller, and a few words about it; a later vote of the same reader takes its
 * place.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const voteOnArticle: WriteMethodOf<typeof schemas.voteOnArticle> = {
  className,
  methodName: 'voteOnArticle',
  readOnly: false,
}

/**
 * Counts the caller among the readers of an article, once a day (UTC), without changing its version or dates.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const countArticleView: WriteMethodOf<typeof schemas.countArticleView> = {
  className,
  methodName: 'countArticleView',
  readOnly: false,
}

/**
 * Whether an article helped the caller, as last said, and the words about it; null before the first vote.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getVoteOnArticle: ReadMethodOf<typeof schemas.getVoteOnArticle> = {
  className,
  methodName: 'getVoteOnArticle',
  readOnly: true,
}

/**
 * The name of a product by its item number; `productMetadata` is null when there is none.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getProductByItemNumber: ReadMethodOf<typeof schemas.getProductByItemNumber> = {
  className,
  methodName: 'getProductByItemNumber',
  readOnly: true,
}

/**
 * The product page articles, each with its product.
 *
 * @throws NOT_FOUND.
 */
export const getProductPageArticles: ReadMethodOf<typeof schemas.getProductPageArticles> = {
  className,
  methodName: 'getProductPageArticles',
  readOnly: true,
}

/**
 * At most five published articles that go with one: those of its product, then those of its categories; none for an
 * article hidden from the caller.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getRelatedArticles: ReadMethodOf<typeof schemas.getRelatedArticles> = {
  className,
  methodName: 'getRelatedArticles',
  readOnly: true,
}
