import { alertMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'

/** A catalogue has fewer products. */
const MOST = 500
/** An account has fewer services. */
const MOST_SERVICES = 100_000

/** The products whose alerts the caller can see: those of the account's services, and for people of the provider all of them. */
export const getAlertProducts = defineMethod(alertMethods.getAlertProducts, async ({ gateway, principal }) => {
  const [products, withServices] = await Promise.all([
    gateway.records.find('Product2', {
      fields: ['Name', 'ItemNumber__c', 'HasDataCycles__c'],
      where: { IsActive: { eq: true } },
      orderBy: ['Name'],
      limit: MOST,
    }),
    principal.internal ? null : productsWithServices(gateway),
  ])
  return {
    products: products
      .filter(({ id }) => withServices?.has(id) ?? true)
      .map(({ id, fields }) => ({
        id,
        name: String(fields.Name?.value),
        itemNumber: String(fields.ItemNumber__c?.value),
        hasDataCycles: fields.HasDataCycles__c?.value === true,
        serviceCount: withServices?.get(id) ?? 0,
      })),
  }
})

async function productsWithServices({ records }: MethodContext['gateway']): Promise<ReadonlyMap<string, number>> {
  const { groups } = await records.countGroups('Subscription__c', { by: ['ProductId__c'], most: MOST_SERVICES })
  return new Map(groups.map(({ keys: [productId], count }) => [String(productId), count]))
}
