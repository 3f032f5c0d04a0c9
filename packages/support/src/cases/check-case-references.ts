import { AppError } from 'contract'
import type { Change } from 'platform'

const owned = [
  { field: 'AircraftId__c', object: 'Aircraft__c', label: 'Aircraft' },
  { field: 'SubscriptionId__c', object: 'Subscription__c', label: 'Service' },
] as const

/**
 * Refuses an aircraft, a service or a parent case of another account, with the same error as one that does not exist.
 */
export async function checkCaseReferences(change: Change): Promise<void> {
  const accountId = change.value('AccountId')
  for (const { field, object, label } of owned) {
    const id = change.value(field)
    if (typeof id !== 'string' || !change.isChanged(field)) continue
    const record = await change.system.read(object, id, ['AccountId__c'])
    if (record === null || record.AccountId__c !== accountId) throw unknown(field, label)
  }
  const parentId = change.value('ParentId')
  if (typeof parentId === 'string' && change.isChanged('ParentId')) {
    const parent = await change.system.read('Case', parentId, ['AccountId'])
    if (parent === null || parent.AccountId !== accountId || parentId === change.id) {
      throw unknown('ParentId', 'Parent case')
    }
  }
  const ownerId = change.value('OwnerId')
  if (typeof ownerId === 'string' && change.isChanged('OwnerId')) {
    const owner = await change.system.read('User', ownerId, ['Profile', 'IsActive'])
    if (owner?.Profile !== 'Agent' || owner.IsActive !== true) throw unknown('OwnerId', 'Case owner')
  }
}

function unknown(field: string, label: string): AppError {
  return new AppError('INVALID_CROSS_REFERENCE_KEY', { label }, { field })
}
