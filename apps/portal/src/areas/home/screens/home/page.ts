import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readArticles, readCasesAtHand, readWaitingCases } from '../../reads.ts'

export const home = page({
  ...pages.home,
  reads: ({ offers }) => {
    const work = caseWorkOf(offers.caseLists)
    return {
      opening: caseOpening,
      waiting: work && readWaitingCases(work),
      atHand: work && readCasesAtHand(work),
      featured: readArticles('FeaturedArticles'),
      top: readArticles('TopArticles'),
    }
  },
})
