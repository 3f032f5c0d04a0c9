import { alertMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'

/** Above the size of any catalogue. */
const MOST = 500
/** Above the services of any account. */
const MOST_SERVICES = 100_000

/** The products whose alerts the caller can see: for customers those of their services, for people of the provider all. */
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
