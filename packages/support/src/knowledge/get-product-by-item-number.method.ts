import type { ServerMethodDefinition } from 'platform'

/** The name of a product by its item number; `productMetadata` is null when there is none. */
export const getProductByItemNumber: ServerMethodDefinition = {
  className: 'KnowledgeArticlesController',
  methodName: 'getProductByItemNumber',
  readOnly: true,
  access: 'open',
  answers: 'catalogue',
  parameters: { itemNumber: { type: 'text', maxLength: 40, required: true } },
  run: async ({ gateway }, { itemNumber }) => {
    const where = { ItemNumber__c: { eq: itemNumber } }
    const [product] = await gateway.records.find('Product2', { fields: ['Name'], where, orderBy: [], limit: 1 })
    return { productMetadata: product ? { ProductName__c: product.fields.Name?.value ?? null } : null }
  },
}
