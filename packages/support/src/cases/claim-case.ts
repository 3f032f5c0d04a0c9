import { AppError } from 'contract'
import type { Change } from 'platform'

/** Gives a case to the agent who claims it. Of two agents who do so at once the second is told who was first: the row is locked. */
export async function claimCase(change: Change): Promise<void> {
  if (change.action !== 'Case.Claim' || change.principal === null) return
  const ownerId = change.previous('OwnerId')
  if (typeof ownerId === 'string' && ownerId !== change.principal.userId) {
    const owner = await change.system.read('User', ownerId, ['Name'])
    throw new AppError('CASE_CLAIMED', { owner: String(owner?.Name ?? 'Somebody') })
  }
  change.set('OwnerId', change.principal.userId)
}
