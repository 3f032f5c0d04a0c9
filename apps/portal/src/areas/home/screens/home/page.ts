import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { ARTICLES, readArticles, readCasesAtHand, readOpenQueue, readWaitingCases } from '../../reads.ts'

export const home = page({
  ...pages.home,
  reads: ({ offers }) => {
    const work = caseWorkOf(offers.caseLists)
    // Articles are a place of those who write them. A list reads as many rows more as those above it may show.
    const ownArticles = offers.places.includes('Articles') ? readArticles('MyArticles', ARTICLES) : null
    const above = ownArticles ? ARTICLES : 0
    return {
      opening: caseOpening,
      waiting: work && readWaitingCases(work),
      atHand: work && readCasesAtHand(work),
      queue: work && readOpenQueue(work),
      ownArticles,
      featured: readArticles('FeaturedArticles', above + ARTICLES),
      top: readArticles('TopArticles', above + 2 * ARTICLES),
    }
  },
})
