import { type AnswerOf, knowledgeMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { readAlertProducts, readSubscriptions } from '../../../../parts/alerts/subscription-reads.ts'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { page, required } from '../../../../records/page.ts'
import { listPage, type RowOf, readList } from '../../../../records/records.ts'
import { addressQuery, pageNumber, words } from '../../../../site/address-query.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { readArticles } from '../../reads.ts'

/** Limit of articles and alerts of a product page. */
const MOST_ARTICLES = 50
const MOST_ALERTS = 5
export const SERVICES_PER_PAGE = 50

/** The product and the page of its services. */
export const servicesQuery = addressQuery(paths.products, {
  productName: words(),
  page: pageNumber(SERVICES_PER_PAGE),
})

const getProducts = methodReader(knowledgeMethods.getProducts)
const getProduct = methodReader(knowledgeMethods.getProduct)

/** The catalogue, or the product that the address names. */
export const products = page({
  ...pages.products,
  reads: ({ query, user, offers }) => {
    const item = query.get('productName')
    const hasAlerts = offers.places.includes('ProductAlerts')
    return {
      all: item === null ? read(getProducts, {}) : null,
      product: item === null ? null : required(read(getProduct, { itemNumber: item }), (product) => product !== null),
      articles: item === null ? null : readArticles({ itemNumber: item }, MOST_ARTICLES),
      // They include the number of the account's services per product.
      alertProducts: hasAlerts ? readAlertProducts : null,
      subscriptions: hasAlerts && item !== null ? readSubscriptions : null,
      alerts: item === null ? null : user && readAlerts(item),
      // Support users belong to no account and have no services.
      services: user?.accountId && item !== null ? readServices(item, servicesQuery.read(query).page) : null,
      opening: item === null ? null : user && caseOpening,
    }
  },
})

const ofProduct = (item: string) => JSON.stringify({ Product__r: { ItemNumber__c: { eq: item } } })

const readAlerts = (item: string) =>
  readList(
    { objectApiName: 'ProductAlert__c', listViewApiName: 'AllAlerts', pageSize: MOST_ALERTS, where: ofProduct(item) },
    [
      'ProductAlert__c.Title__c',
      'ProductAlert__c.Kind__c',
      'ProductAlert__c.Severity__c',
      'ProductAlert__c.EffectiveDate__c',
    ],
  )

/** The account's services of one product, by page. */
const readServices = (item: string, page: number) =>
  readList(
    {
      objectApiName: 'Subscription__c',
      listViewApiName: 'AllServices',
      where: ofProduct(item),
      ...listPage(SERVICES_PER_PAGE, page),
    },
    ['Subscription__c.ServiceNumber__c', 'Subscription__c.Status__c', 'Subscription__c.EndDate__c'],
    [
      'Subscription__c.Coverage__c',
      'Subscription__c.Aircraft__r.TailNumber__c',
      'Subscription__c.Aircraft__r.Model__c',
    ],
  )

export type Product = NonNullable<AnswerOf<typeof knowledgeMethods.getProduct>>
export type ListedProduct = AnswerOf<typeof knowledgeMethods.getProducts>[number]
export type Service = RowOf<typeof readServices>
