import { enqueue } from 'database'
import type { Change } from 'platform'

/** The task that gives the cases of an account the targets of its new tier. */
export const TIER_CHANGED = 'retarget-cases'

/** Lets the targets of the cases follow a new tier; changed again before that is done, it is done once. */
export function announceTier(change: Change): void {
  if (!change.isChanged('SupportTier__c')) return
  enqueue(change.tx, TIER_CHANGED, { accountId: change.id }, { jobKey: `${TIER_CHANGED}:${change.id}` })
}
