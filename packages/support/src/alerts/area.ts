import type { Area } from '../area.ts'
import { alertSubscriptionAccess } from './alert-subscription.access.ts'
import { alertSubscription } from './alert-subscription.object.ts'
import { productAlertAccess } from './product-alert.access.ts'
import { productAlertListViews } from './product-alert.list-views.ts'
import { productAlert } from './product-alert.object.ts'

export const alerts: Area = {
  objects: [productAlert, alertSubscription],
  access: [productAlertAccess, alertSubscriptionAccess],
  listViews: [productAlertListViews],
}
