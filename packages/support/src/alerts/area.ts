import type { Area } from '../area.ts'
import { getAlertFeed, renewAlertFeed } from './alert-feed.methods.ts'
import { alertReading, alertReadingAccess } from './alert-reading.object.ts'
import { alertSubscription, alertSubscriptionAccess } from './alert-subscription.object.ts'
import { countAlertReaders } from './count-alert-readers.method.ts'
import { getAlertProducts } from './get-alert-products.method.ts'
import { announceAlert, productAlertMail } from './product-alert.mail.ts'
import { productAlert, productAlertAccess } from './product-alert.object.ts'
import { readStopLink, stopAlertMails } from './stop-alert-mails.methods.ts'
import { getUnreadAlerts, markAlertsRead } from './unread-alerts.methods.ts'

export const alerts: Area = {
  objects: [productAlert, alertSubscription, alertReading],
  access: [productAlertAccess, alertSubscriptionAccess, alertReadingAccess],
  methods: [
    getAlertProducts,
    getUnreadAlerts,
    markAlertsRead,
    countAlertReaders,
    getAlertFeed,
    renewAlertFeed,
    readStopLink,
    stopAlertMails,
  ],
  mails: [productAlertMail],
  jobs: [announceAlert],
}
