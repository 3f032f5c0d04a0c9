import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { page } from '../../../../records/page.ts'
import { readUnreadAlerts } from '../../../../records/unread-alerts.ts'
import { pages } from '../../../../site/pages.ts'
import {
  ARTICLES,
  readAlerts,
  readArticles,
  readCasesAtHand,
  readOpenQueue,
  readOwnArticles,
  readWaitingCases,
  VIDEOS,
} from '../../reads.ts'

export const home = page({
  ...pages.home,
  reads: ({ user, offers }) => {
    const work = caseWorkOf(offers.caseLists)
    // Authors have a list of articles. Each list reads extra rows to replace those shown in the lists above.
    const own = offers.places.includes('Articles')
    const above = own ? ARTICLES : 0
    return {
      opening: user && caseOpening,
      waiting: work && readWaitingCases(work),
      atHand: work && readCasesAtHand(work),
      queue: work && readOpenQueue(work),
      alerts: offers.places.includes('ProductAlerts') ? readAlerts : null,
      unread: offers.places.includes('ProductAlerts') ? readUnreadAlerts : null,
      ownArticles: own ? readOwnArticles : null,
      featured: readArticles({ featured: true }, above + ARTICLES),
      top: readArticles({ order: 'mostViewed' }, above + 2 * ARTICLES),
      videos: readArticles({ video: true }, above + 2 * ARTICLES + VIDEOS),
    }
  },
})
