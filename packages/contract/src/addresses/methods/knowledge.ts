// Written by `npm run generate` from methods/knowledge.ts; change that file instead.

import type * as definitions from '../../methods/knowledge.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Counts the caller among the readers of an article, once a day (UTC), without changing its version or dates.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const countArticleView: ServerMethodOf<typeof definitions.countArticleView> = {
  className: 'KnowledgeArticlesController',
  methodName: 'countArticleView',
  readOnly: false,
}

/**
 * A published article by its URL name, with its categories; an article hidden from the caller answers like a missing
 * one.
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
 * The newest or the most viewed articles that the caller may read; optionally only those of one type, of one product,
 * of one category, featured, or videos.
 *
 * @throws NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const getKnowledgeList: ServerMethodOf<typeof definitions.getKnowledgeList> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getKnowledgeList',
  readOnly: true,
}

/**
 * How many articles the caller may read, without product pages; by product those of a category, and by category those
 * of a product.
 *
 * @throws NOT_FOUND.
 */
export const getKnowledgeTopics: ServerMethodOf<typeof definitions.getKnowledgeTopics> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getKnowledgeTopics',
  readOnly: true,
}

/**
 * A product by its item number or id, with the fields that the caller may read; null when there is none.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getProduct: ServerMethodOf<typeof definitions.getProduct> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getProduct',
  readOnly: true,
}

/**
 * The name of a product by its item number; `productMetadata` is null when there is none.
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
 * At most five published articles that go with one: those of its product, then those of its categories; none for an
 * article hidden from the caller.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getRelatedArticles: ServerMethodOf<typeof definitions.getRelatedArticles> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getRelatedArticles',
  readOnly: true,
}

/**
 * Whether an article helped the caller, as last said, and the words about it; null before the first vote.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getVoteOnArticle: ServerMethodOf<typeof definitions.getVoteOnArticle> = {
  className: 'KnowledgeArticlesController',
  methodName: 'getVoteOnArticle',
  readOnly: true,
}

/**
 * Keeps whether an article helped the caller, and a few words about it; a later vote of the same reader takes its
 * place.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const voteOnArticle: ServerMethodOf<typeof definitions.voteOnArticle> = {
  className: 'KnowledgeArticlesController',
  methodName: 'voteOnArticle',
  readOnly: false,
}
