import { alertMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { unreadAlertsOf } from './unread-alerts.ts'

/** Which alerts are new to the caller. */
export const getUnreadAlerts = defineMethod(alertMethods.getUnreadAlerts, async (context) => ({
  alertIds: await unreadAlertsOf(context),
}))
