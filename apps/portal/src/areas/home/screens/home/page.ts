import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseWorkOf } from '../../../../parts/cases/case-work.ts'
import type { QueueName } from '../../../../parts/cases/queue-names.ts'
import { readWorkNumbers } from '../../../../parts/cases/work-numbers.ts'
import { page } from '../../../../records/page.ts'
import { readUnreadAlerts } from '../../../../records/unread-alerts.ts'
import type { Offers } from '../../../../site/offers.ts'
import { pages } from '../../../../site/pages.ts'
import {
  ARTICLES,
  readAlerts,
  readArticles,
  readCasesAtHand,
  readDrafts,
  readQueue,
  readReviews,
  readUnansweredSearches,
  readWaitingCases,
  VIDEOS,
} from '../../reads.ts'

/** Reviews that are due within this many days. */
const REVIEW_DAYS = 14
const DAY_MS = 86_400_000

const dayAfter = (nowMs: number, days: number): string => new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10)

/** Whose work the page shows: agents and authors see theirs, all others that of a customer. */
export const roleOf = ({ places }: Offers): 'agent' | 'author' | 'reader' =>
  places.includes(pages.caseQueue.place) ? 'agent' : places.includes(pages.author.place) ? 'author' : 'reader'

export const home = page({
  ...pages.home,
  reads: ({ user, offers, nowMs }) => {
    const role = roleOf(offers)
    const work = role === 'reader' ? caseWorkOf(offers.caseLists) : null
    const queue = (name: QueueName) => (role === 'agent' ? readQueue(name) : null)
    return {
      opening: user && caseOpening,
      waiting: work && readWaitingCases(work),
      atHand: work && readCasesAtHand(work),
      mine: queue('mine'),
      unassigned: queue('unassigned'),
      waitingOnCustomer: queue('waiting'),
      numbers: role === 'agent' ? readWorkNumbers : null,
      alerts: offers.places.includes('ProductAlerts') ? readAlerts : null,
      unread: offers.places.includes('ProductAlerts') ? readUnreadAlerts : null,
      drafts: role === 'author' ? readDrafts : null,
      reviews: role === 'author' ? readReviews(dayAfter(nowMs, REVIEW_DAYS)) : null,
      unanswered: role === 'author' ? readUnansweredSearches : null,
      // Each list reads extra rows to replace those shown in the lists above.
      featured: role === 'reader' ? readArticles({ featured: true }, ARTICLES) : null,
      top: readArticles({ order: 'mostViewed' }, 2 * ARTICLES),
      videos: role === 'reader' ? readArticles({ video: true }, 2 * ARTICLES + VIDEOS) : null,
    }
  },
})
