import { AppError } from 'contract'
import type { Change } from 'platform'

/** Refuses a case for an export-controlled product, whether the product was chosen or follows from the service. */
export async function checkExportControl(change: Change): Promise<void> {
  const productId = change.value('ProductId__c')
  if (change.principal === null || typeof productId !== 'string' || !change.isChanged('ProductId__c')) return
  const product = await change.system.read('Product2', productId, ['ExportControlled__c', 'IsActive'])
  if (product?.ExportControlled__c === true) {
    throw new AppError('EXPORT_CONTROLLED_PRODUCT', { label: 'Product' }, { field: 'ProductId__c' })
  }
  // A product outside the catalogue does not exist for a customer, so naming its id must not work either.
  if (!change.principal.internal && product?.IsActive !== true) {
    throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'Product' }, { field: 'ProductId__c' })
  }
}
