import { knowledgeMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { followed, leading, page, required } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { productPageOf } from '../../parts/article/article.ts'
import { readArticle, readProductPages, readRelatedArticles } from '../../reads.ts'
import { readSeo } from './article-seo.ts'

const getNamedProduct = methodReader(knowledgeMethods.getProductByItemNumber)

export const article = page({
  ...pages.article,
  reads: ({ params, query, user }) => {
    const productName = query.get('productName')
    const found = required(readArticle(params.urlName ?? ''), ({ knowledgeRec }) => knowledgeRec !== null)
    return {
      found: followed(leading(found, productPageOf), (answer, { communityId }) => readSeo(answer, communityId)),
      related: readRelatedArticles(params.urlName ?? ''),
      productPages: readProductPages,
      named: productName === null ? null : read(getNamedProduct, { itemNumber: productName }),
      opening: user && caseOpening,
    }
  },
})
