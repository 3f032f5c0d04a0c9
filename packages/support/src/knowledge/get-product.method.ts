import { AppError } from 'contract'
import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { plainRecord } from './published-articles.ts'

const fields = [
  'Id',
  'Name',
  'ItemNumber__c',
  'Description',
  'Company__c',
  'ReleaseDate__c',
  'LatestVersion__c',
  'SupportedVersion__c',
  'Compatibility__c',
  'HasDataCycles__c',
  ...[1, 2, 3].flatMap((number) => [`RelatedProduct${number}__r.Name`, `RelatedProduct${number}__r.ItemNumber__c`]),
] as const

/** A product of the catalogue by its item number or id, as far as the caller may read it; null when there is none. */
export const getProduct = defineMethod(knowledgeMethods.getProduct, async ({ gateway }, { itemNumber, productId }) => {
  const where = itemNumber === undefined ? { Id: { eq: productId } } : { ItemNumber__c: { eq: itemNumber } }
  if (itemNumber === undefined && productId === undefined) {
    throw new AppError('MISSING_ARGUMENT', { parameter: 'itemNumber' })
  }
  const wanted = { optionalFields: fields, where, orderBy: [], limit: 1 }
  const [product] = await gateway.records.find('Product2', wanted)
  return product ? plainRecord(product, fields) : null
})
