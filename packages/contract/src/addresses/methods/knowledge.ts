// Written by `npm run generate` from methods/knowledge.ts; change that file instead.

import type * as definitions from '../../methods/knowledge.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Counts the caller as a reader of an article, once a day (UTC), without changing its version or dates.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const countArticleView: ServerMethodOf<typeof definitions.countArticleView> = {
  className: 'KnowledgeArticlesController',
  methodName: 'countArticleView',
  readOnly: false,
}

/**
 * A published article by its URL name, with its categories. The answer is the same for hidden and missing articles.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getArticleByUrlName: ServerMethodOf<typeof definitions.getArticleByUrlName> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getArticleByUrlName',
  readOnly: true,
}

/**
 * The files of a published article to download, the latest first: without the pictures in its text and the video of its
 * page; none for an article hidden from the caller.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getArticleFiles: ServerMethodOf<typeof definitions.getArticleFiles> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getArticleFiles',
  readOnly: true,
}

/**
 * The newest or the most viewed articles that the caller may read. Filters: type, product, category, featured, video.
 *
 * @throws NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const getKnowledgeList: ServerMethodOf<typeof definitions.getKnowledgeList> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getKnowledgeList',
  readOnly: true,
}

/**
 * The number of articles that the caller may read, without product pages: in all, by product (within the category), and
 * by category (within the product).
 *
 * @throws NOT_FOUND.
 */
export const getKnowledgeTopics: ServerMethodOf<typeof definitions.getKnowledgeTopics> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getKnowledgeTopics',
  readOnly: true,
}

/**
 * A product by its item number or id, with the fields that the caller may read; null if it does not exist.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getProduct: ServerMethodOf<typeof definitions.getProduct> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getProduct',
  readOnly: true,
}

/**
 * The name of a product by its item number; `productMetadata` is null if it does not exist.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getProductByItemNumber: ServerMethodOf<typeof definitions.getProductByItemNumber> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getProductByItemNumber',
  readOnly: true,
}

/**
 * The product page articles, each with its product.
 *
 * @throws NOT_FOUND.
 */
export const getProductPageArticles: ServerMethodOf<typeof definitions.getProductPageArticles> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getProductPageArticles',
  readOnly: true,
}

/**
 * The products of the catalogue by name, with the fields that the caller may read.
 *
 * @throws NOT_FOUND.
 */
export const getProducts: ServerMethodOf<typeof definitions.getProducts> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getProducts',
  readOnly: true,
}

/**
 * At most five published articles related to an article: first those of its product, then those of its categories.
 * Empty if the article is hidden from the caller.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getRelatedArticles: ServerMethodOf<typeof definitions.getRelatedArticles> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getRelatedArticles',
  readOnly: true,
}

/**
 * The last vote of the caller on an article, with its comment; null before the first vote.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getVoteOnArticle: ServerMethodOf<typeof definitions.getVoteOnArticle> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getVoteOnArticle',
  readOnly: true,
}

/**
 * Stores whether an article helped the caller, with an optional comment. A later vote of the same reader replaces it.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const voteOnArticle: ServerMethodOf<typeof definitions.voteOnArticle> = {
  className: 'KnowledgeArticlesController',
  methodName: 'voteOnArticle',
  readOnly: false,
}
