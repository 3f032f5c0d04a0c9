import { AppError } from 'contract'
import { knowledgeMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
import { plainRecord } from './published-articles.ts'

const productFields = [
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

/** A product by its item number or id; null if it does not exist or the caller may not read it. */
export const getProduct = defineMethod(knowledgeMethods.getProduct, async ({ gateway }, { itemNumber, productId }) => {
  const where = itemNumber === undefined ? { Id: { eq: productId } } : { ItemNumber__c: { eq: itemNumber } }
  if (itemNumber === undefined && productId === undefined) {
    throw new AppError('MISSING_ARGUMENT', { parameter: 'itemNumber' })
  }
  const wanted = { optionalFields: productFields, where, orderBy: [], limit: 1 }
  const [product] = await gateway.records.find('Product2', wanted)
  return product ? plainRecord(product, productFields) : null
})

const listedFields = ['Id', 'Name', 'ItemNumber__c', 'Description', 'LatestVersion__c', 'ReleaseDate__c'] as const
/** Above the size of any catalog. */
const MOST_PRODUCTS = 500

/** The products of the catalog by name. Products outside the catalog, which support may read too, are left out. */
export const getProducts = defineMethod(knowledgeMethods.getProducts, async ({ gateway }) => {
  const products = await gateway.records.find('Product2', {
    optionalFields: [...listedFields, 'IsActive'],
    orderBy: ['Name'],
    limit: MOST_PRODUCTS,
  })
  const inCatalogue = products.filter((product) => product.fields.IsActive?.value !== false)
  return inCatalogue.map((product) => plainRecord(product, listedFields))
})

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

const pageFields = ['Id', 'Title', 'UrlName', 'Product__r.Name', 'Product__r.ItemNumber__c'] as const

/** The product pages with their products, from which the portal knows which categories are products. */
export const getProductPageArticles = defineMethod(knowledgeMethods.getProductPageArticles, async ({ gateway }) => {
  const articles = await gateway.records.find('Knowledge__kav', {
    fields: pageFields,
    where: {
      and: [{ PublicationStatus: { eq: 'Online' } }, { RecordTypeId: { eq: articleRecordTypes.ProductPage } }],
    },
    orderBy: ['-LastPublishedDate'],
    limit: MOST_PRODUCTS,
  })
  return articles.map((article) => plainRecord(article, pageFields))
})
