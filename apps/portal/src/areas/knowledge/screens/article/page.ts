import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { page, required } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readArticle, readRelatedArticles } from '../../reads.ts'

export const article = page({
  ...pages.article,
  reads: ({ params, user }) => ({
    found: required(readArticle(params.urlName ?? ''), ({ knowledgeRec }) => knowledgeRec !== null),
    related: readRelatedArticles(params.urlName ?? ''),
    opening: user && caseOpening,
  }),
})
