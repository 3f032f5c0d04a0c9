import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { plainRecord } from './published-articles.ts'

/** The name of a product by its item number; `productMetadata` is null when there is none. */
export const getProductByItemNumber = defineMethod(
  knowledgeMethods.getProductByItemNumber,
  async ({ gateway }, { itemNumber }) => {
    const where = { ItemNumber__c: { eq: itemNumber } }
    const [product] = await gateway.records.find('Product2', { fields: ['Name'], where, orderBy: [], limit: 1 })
    if (!product) return { productMetadata: null }
    const { Name } = plainRecord<{ Name: string | null }>(product, ['Name'])
    return { productMetadata: { ProductName__c: Name } }
  },
)
