import { type AnswerOf, knowledgeMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'

/** The service's answer; without a record the article does not exist or is hidden. */
export type ArticleAnswer = AnswerOf<typeof knowledgeMethods.getArticleByUrlName>

/** An article in a list. */
export type ListedArticle = AnswerOf<typeof knowledgeMethods.getRelatedArticles>[number]

const getRelated = methodReader(knowledgeMethods.getRelatedArticles)

const getFiles = methodReader(knowledgeMethods.getArticleFiles)

const getArticle = methodReader(knowledgeMethods.getArticleByUrlName)

/** An article by the last part of its address; visitors may read public ones. */
export function readArticle(urlName: string): Read<ArticleAnswer> {
  return read(getArticle, { urlName })
}

/** The files of an article that readers download. */
export function readArticleFiles(urlName: string): Read<AnswerOf<typeof knowledgeMethods.getArticleFiles>> {
  return read(getFiles, { urlName })
}

/** Related articles that the reader may read. */
export function readRelatedArticles(urlName: string): Read<ListedArticle[]> {
  return read(getRelated, { urlName })
}

/** The product pages among the articles: badges link to them. */
export const readProductPages = read(methodReader(knowledgeMethods.getProductPageArticles), {})

const getVote = methodReader(knowledgeMethods.getVoteOnArticle)

/** The reader's vote on an article; null before the first one. */
export function readVote(urlName: string): Read<AnswerOf<typeof knowledgeMethods.getVoteOnArticle>> {
  return read(getVote, { urlName })
}

const getList = methodReader(knowledgeMethods.getKnowledgeList)

/** The newest articles of a product, a category, both or all, optionally after one; without product pages. */
export function readArticles(
  of: { itemNumber?: string; category?: string; after?: string },
  limit: number,
): Read<ListedArticle[]> {
  return read(getList, { ...of, withProductPages: false, limit })
}
