import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { readAlertProducts, readSubscriptions } from '../../../../parts/alerts/subscription-reads.ts'
import { page } from '../../../../records/page.ts'
import { readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { readAlerts, readReadings } from '../../reads.ts'

/** As many of the newest alerts stand beside the products. */
const LATEST = 5

export const productAlerts = page({
  ...pages.productAlerts,
  reads: () => ({
    products: readAlertProducts,
    subscriptions: readSubscriptions,
    preference: readPreference,
    latest: readAlerts(LATEST),
    readings: readReadings,
  }),
})

const readPreference = readList(
  { objectApiName: 'NotificationPreference__c', listViewApiName: 'MyPreference', pageSize: 1 },
  ['NotificationPreference__c.ProductAlertEmails__c'],
)

/** The secret address of the feed, read when it is asked for. */
export const readFeed = read(methodReader(alertMethods.getAlertFeed), {})
