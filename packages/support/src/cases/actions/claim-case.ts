import { AppError } from 'contract'
import { caseMethods } from 'contract/methods'
import { type Change, defineMethod, type MethodContext } from 'platform'

/** Makes the agent who claims a case its owner. The row is locked: of two agents at once, the second is refused with the name of the first. */
export async function claimCase(change: Change): Promise<void> {
  if (change.action !== 'Case.Claim' || change.principal === null) return
  const ownerId = change.previous('OwnerId')
  if (typeof ownerId === 'string' && ownerId !== change.principal.userId) {
    const owner = await change.system.read('User', ownerId, ['Name'])
    throw new AppError('CASE_CLAIMED', { owner: String(owner?.Name ?? 'Another agent') })
  }
  change.set('OwnerId', change.principal.userId)
}

/** The number of agents who can take a case at the same time. */
const CANDIDATES = 50

/**
 * Assigns the calling agent the unassigned case that is due first, among those that the agent can see, and of the queues of an agent who is a member of some. Each candidate is locked and read
 * again, so that agents who call at the same time get different cases.
 */
export const takeNextCase = defineMethod(caseMethods.takeNextCase, async ({ gateway, principal, writeOnce }) => {
  const queues = await queuesOf(gateway.records, principal.userId)
  const candidates = await gateway.records.find('Case', {
    fields: ['Id'],
    where: {
      and: [
        { IsUnassigned__c: { eq: true } },
        { NextDue__c: { ne: null } },
        ...(queues.length === 0 ? [] : [{ Queue__c: { in: queues } }]),
      ],
    },
    orderBy: ['NextDue__c'],
    limit: CANDIDATES,
  })
  const caseId = await writeOnce('give an agent the next case', async (records) => {
    for (const { id } of candidates) {
      const candidate = await records.read('Case', id, ['IsUnassigned__c'], 'update')
      if (candidate?.IsUnassigned__c !== true) continue
      await records.update('Case', id, { OwnerId: principal.userId })
      return id
    }
    throw new AppError('NO_UNASSIGNED_CASE')
  })
  const { fields } = await gateway.records.get(caseId, { fields: ['Case.CaseNumber'] })
  return { caseId, caseNumber: String(fields.CaseNumber?.value) }
})

// Above the queues of any provider.
const MOST_QUEUES = 200

/** The values of the queues that an agent is a member of. */
async function queuesOf(records: MethodContext['gateway']['records'], userId: string): Promise<string[]> {
  const memberships = await records.find('QueueMember__c', {
    fields: ['Queue__r.Value__c'],
    where: { and: [{ UserId__c: { eq: userId } }, { IsActive__c: { eq: true } }] },
    orderBy: ['CreatedDate'],
    limit: MOST_QUEUES,
  })
  return memberships.flatMap(({ fields }) => {
    const queue = fields.Queue__r?.value
    return typeof queue === 'object' && queue !== null ? [String(queue.fields.Value__c?.value)] : []
  })
}
