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

/** Refuses a case for an export-controlled product, chosen directly or through a service. */
export async function checkExportControl(change: Change): Promise<void> {
  await checkProduct(change)
  await checkService(change)
}

async function checkProduct(change: Change): Promise<void> {
  const productId = change.value('ProductId__c')
  if (change.principal === null || typeof productId !== 'string' || !change.isChanged('ProductId__c')) return
  const product = await change.system.read('Product2', productId, ['ExportControlled__c', 'IsActive'])
  if (product?.ExportControlled__c === true) {
    throw new AppError('EXPORT_CONTROLLED_PRODUCT', { label: 'Product' }, { field: 'ProductId__c' })
  }
  // For a customer a product outside the catalog does not exist, so its id is refused like a missing one.
  if (!change.principal.internal && product?.IsActive !== true) {
    throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'Product' }, { field: 'ProductId__c' })
  }
}

/** The product of the service may differ from the product of the case, so it is checked as well. */
async function checkService(change: Change): Promise<void> {
  const serviceId = change.value('SubscriptionId__c')
  if (change.principal === null || typeof serviceId !== 'string' || !change.isChanged('SubscriptionId__c')) return
  const service = await change.system.read('Subscription__c', serviceId, ['ProductId__c'])
  if (typeof service?.ProductId__c !== 'string') return
  const product = await change.system.read('Product2', service.ProductId__c, ['ExportControlled__c'])
  if (product?.ExportControlled__c === true) {
    throw new AppError('EXPORT_CONTROLLED_PRODUCT', { label: 'Service' }, { field: 'SubscriptionId__c' })
  }
}
