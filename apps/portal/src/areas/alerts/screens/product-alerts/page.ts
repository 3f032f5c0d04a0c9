import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { page } from '../../../../records/page.ts'
import { type AnswerOf, type RowOf, readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { readAlerts, readReadings } from '../../reads.ts'

/** As many of the newest alerts stand beside the products. */
const LATEST = 5

export const productAlerts = page({
  ...pages.productAlerts,
  reads: () => ({
    products: readProducts,
    subscriptions: readSubscriptions,
    preference: readPreference,
    latest: readAlerts(LATEST),
    readings: readReadings,
  }),
})

const readProducts = read(methodReader(alertMethods.getAlertProducts), {})

export type AlertProduct = AnswerOf<typeof readProducts>['products'][number]

const readSubscriptions = readList(
  { objectApiName: 'AlertSubscription__c', listViewApiName: 'MySubscriptions', pageSize: 500 },
  [
    'AlertSubscription__c.ProductId__c',
    'AlertSubscription__c.Channel__c',
    'AlertSubscription__c.NewDataCycle__c',
    'AlertSubscription__c.ServiceNotice__c',
    'AlertSubscription__c.NewVersion__c',
  ],
)

export type SubscriptionRow = RowOf<typeof readSubscriptions>

const readPreference = readList(
  { objectApiName: 'NotificationPreference__c', listViewApiName: 'MyPreference', pageSize: 1 },
  ['NotificationPreference__c.ProductAlertEmails__c'],
)

/** The secret address of the feed, read when it is asked for. */
export const readFeed = read(methodReader(alertMethods.getAlertFeed), {})
