import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { plainRecord } from './published-articles.ts'

const fields = ['Id', 'Name', 'ItemNumber__c', 'Description', 'LatestVersion__c', 'ReleaseDate__c'] as const
/** More than the products of any catalogue. */
const MOST = 500

/** The products of the catalogue by name, as far as the caller may read them. Support sees others too, which are no part of it. */
export const getProducts = defineMethod(knowledgeMethods.getProducts, async ({ gateway }) => {
  const products = await gateway.records.find('Product2', {
    optionalFields: [...fields, 'IsActive'],
    orderBy: ['Name'],
    limit: MOST,
  })
  const inCatalogue = products.filter((product) => product.fields.IsActive?.value !== false)
  return inCatalogue.map((product) => plainRecord(product, fields))
})
