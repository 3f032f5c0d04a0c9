import type { Area } from '../area.ts'
import { alertReadingAccess } from './alert-reading.access.ts'
import { alertReadingListViews } from './alert-reading.list-views.ts'
import { alertReading } from './alert-reading.object.ts'
import { alertSubscriptionAccess } from './alert-subscription.access.ts'
import { alertSubscriptionListViews } from './alert-subscription.list-views.ts'
import { alertSubscription } from './alert-subscription.object.ts'
import { countAlertReaders } from './count-alert-readers.method.ts'
import { getAlertFeed } from './get-alert-feed.method.ts'
import { getAlertProducts } from './get-alert-products.method.ts'
import { getUnreadAlerts } from './get-unread-alerts.method.ts'
import { markAlertsRead } from './mark-alerts-read.method.ts'
import { productAlertAccess } from './product-alert.access.ts'
import { productAlertListViews } from './product-alert.list-views.ts'
import { announceAlert, productAlertMail } from './product-alert.mail.ts'
import { productAlert } from './product-alert.object.ts'
import { readStopLink } from './read-stop-link.method.ts'
import { renewAlertFeed } from './renew-alert-feed.method.ts'
import { stopAlertMails } from './stop-alert-mails.method.ts'

export const alerts: Area = {
  objects: [productAlert, alertSubscription, alertReading],
  access: [productAlertAccess, alertSubscriptionAccess, alertReadingAccess],
  listViews: [productAlertListViews, alertSubscriptionListViews, alertReadingListViews],
  methods: ({ alerts: service }) => [
    getAlertProducts,
    getUnreadAlerts,
    markAlertsRead,
    countAlertReaders(service),
    getAlertFeed(service),
    renewAlertFeed(service),
    readStopLink(service),
    stopAlertMails(service),
  ],
  mails: [productAlertMail],
  jobs: [announceAlert],
}
