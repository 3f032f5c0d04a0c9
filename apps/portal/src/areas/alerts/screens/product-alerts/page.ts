import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { readAlertProducts, readSubscriptions } from '../../../../parts/alerts/subscription-reads.ts'
import { page } from '../../../../records/page.ts'
import { readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { readAlerts, readReadings } from '../../reads.ts'

/** Number of newest alerts next to the products. */
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

/** The secret feed address, read on request. */
export const readFeed = read(methodReader(alertMethods.getAlertFeed), {})
