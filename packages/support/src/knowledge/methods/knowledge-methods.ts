import type { ServerMethodDefinition } from 'platform'
import { getArticleByUrlName } from './get-article-by-url-name.ts'
import { getKnowledgeList } from './get-knowledge-list.ts'
import { getProduct } from './get-product.ts'
import { getProductByItemNumber } from './get-product-by-item-number.ts'
import { getProductPageArticles } from './get-product-page-articles.ts'

/** What pages of articles and products ask, signed in or not; guests get public published articles alone. */
export const knowledgeMethods: readonly ServerMethodDefinition[] = [
  getKnowledgeList,
  getProduct,
  getArticleByUrlName,
  getProductByItemNumber,
  getProductPageArticles,
]
