import { AppError } from 'contract'
import { caseMethods } from 'contract/methods'
import { type Change, defineMethod } from 'platform'

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

/** As many agents as this can take a case at one time, and each gets another one. */
const CANDIDATES = 50

/**
 * Gives the calling agent the unassigned case that is due first, of those that the agent can see. Each candidate is locked and looked at
 * again, so that agents who ask at once get different ones.
 */
export const takeNextCase = defineMethod(caseMethods.takeNextCase, async ({ gateway, principal, writeOnce }) => {
  const candidates = await gateway.records.find('Case', {
    fields: ['Id'],
    where: { and: [{ IsUnassigned__c: { eq: true } }, { NextDue__c: { ne: null } }] },
    orderBy: ['NextDue__c'],
    limit: CANDIDATES,
  })
  const caseId = await writeOnce('give an agent the next case', async (records) => {
    for (const { id } of candidates) {
      const found = await records.read('Case', id, ['IsUnassigned__c'], 'update')
      if (found?.IsUnassigned__c !== true) continue
      await records.update('Case', id, { OwnerId: principal.userId })
      return id
    }
    throw new AppError('NO_UNASSIGNED_CASE')
  })
  const { fields } = await gateway.records.get(caseId, { fields: ['Case.CaseNumber'] })
  return { caseId, caseNumber: String(fields.CaseNumber?.value) }
})
