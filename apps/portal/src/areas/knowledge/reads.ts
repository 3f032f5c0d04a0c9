import { type AnswerOf, knowledgeMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'

/** An article as the service answers it; without a record it does not exist, or may not be read. */
export type ArticleAnswer = AnswerOf<typeof knowledgeMethods.getArticleByUrlName>

/** An article as lists show it. */
export type ListedArticle = AnswerOf<typeof knowledgeMethods.getRelatedArticles>[number]

const getRelated = methodReader(knowledgeMethods.getRelatedArticles)

const getArticle = methodReader(knowledgeMethods.getArticleByUrlName)

/** An article by the last part of its address, for whoever may read it: visitors too, where it is public. */
export function readArticle(urlName: string): Read<ArticleAnswer> {
  return read(getArticle, { urlName })
}

/** What else the reader may want to read after an article. */
export function readRelatedArticles(urlName: string): Read<ListedArticle[]> {
  return read(getRelated, { urlName })
}

/** The pages that products have among the articles: the badge of a product leads to its page. */
export const readProductPages = read(methodReader(knowledgeMethods.getProductPageArticles), {})

const getVote = methodReader(knowledgeMethods.getVoteOnArticle)

/** What the reader has said of an article; null before the first vote. */
export function readVote(urlName: string): Read<AnswerOf<typeof knowledgeMethods.getVoteOnArticle>> {
  return read(getVote, { urlName })
}

const getList = methodReader(knowledgeMethods.getKnowledgeList)

/** The newest articles of a product, of a category, of both or of all, also from one on; product pages are none to read. */
export function readArticles(
  of: { itemNumber?: string; category?: string; after?: string },
  limit: number,
): Read<ListedArticle[]> {
  return read(getList, { ...of, withProductPages: false, limit })
}
