import { alertMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'

/** A catalogue has fewer products. */
const MOST = 500

/** The products whose alerts the caller can see: those of the account's services, and for people of the provider all of them. */
export const getAlertProducts = defineMethod(alertMethods.getAlertProducts, async ({ gateway, principal }) => {
  const products = await gateway.records.find('Product2', {
    fields: ['Name', 'ItemNumber__c', 'HasDataCycles__c'],
    where: { IsActive: { eq: true } },
    orderBy: ['Name'],
    limit: MOST,
  })
  const isShown = await Promise.all(products.map(({ id }) => principal.internal || hasService(gateway, id)))
  return {
    products: products
      .filter((_, index) => isShown[index])
      .map(({ id, fields }) => ({
        id,
        name: String(fields.Name?.value),
        itemNumber: String(fields.ItemNumber__c?.value),
        hasDataCycles: fields.HasDataCycles__c?.value === true,
      })),
  }
})

async function hasService({ records }: MethodContext['gateway'], productId: string): Promise<boolean> {
  const where = { ProductId__c: { eq: productId } }
  const found = await records.find('Subscription__c', { fields: ['Id'], where, orderBy: [], limit: 1 })
  return found.length > 0
}
