import type { Area } from '../area.ts'
import { alertReading, alertReadingAccess } from './alert-reading.object.ts'
import { alertSubscription, alertSubscriptionAccess } from './alert-subscription.object.ts'
import { countAlertReaders } from './count-alert-readers.method.ts'
import { getAlertFeed } from './get-alert-feed.method.ts'
import { getAlertProducts } from './get-alert-products.method.ts'
import { announceAlert, productAlertMail } from './product-alert.mail.ts'
import { productAlert, productAlertAccess } from './product-alert.object.ts'
import { readStopLink } from './read-stop-link.method.ts'
import { renewAlertFeed } from './renew-alert-feed.method.ts'
import { stopAlertMails } from './stop-alert-mails.method.ts'
import { getUnreadAlerts, markAlertsRead } from './unread-alerts.methods.ts'

export const alerts: Area = {
  objects: [productAlert, alertSubscription, alertReading],
  access: [productAlertAccess, alertSubscriptionAccess, alertReadingAccess],
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
