import { alertMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'

/** The ids of the alerts that the caller has not read. */
export const getUnreadAlerts = defineMethod(alertMethods.getUnreadAlerts, async (context) => ({
  alertIds: await unreadAlertsOf(context),
}))

/** Marks all unread alerts of the caller as read. */
export const markAlertsRead = defineMethod(alertMethods.markAlertsRead, async (context) => {
  const { principal, writeOnce } = context
  const unread = await unreadAlertsOf(context)
  await writeOnce('mark alerts as read for their reader', async (records) => {
    const mine = { UserId__c: principal.userId }
    // The lock makes a second browser window wait, which then finds the alerts marked by the first.
    await records.read('User', principal.userId, ['Id'], 'update')
    for (const alertId of unread) {
      const reading = { ...mine, AlertId__c: alertId }
      const [known] = await records.find('AlertReading__c', reading, ['Id'], 1)
      if (!known) await records.create('AlertReading__c', { ...reading, IsConfirmed__c: false })
    }
    return principal.userId
  })
  return { alertIds: await unreadAlertsOf(context) }
})

/** Alerts beyond this many newest ones count as read. */
const MOST = 100

/** The newest alerts that the caller can see and has not read, by their ids. */
async function unreadAlertsOf({ gateway }: Pick<MethodContext, 'gateway'>): Promise<string[]> {
  const alerts = await gateway.records.find('ProductAlert__c', {
    fields: ['Id'],
    orderBy: ['-EffectiveDate__c'],
    limit: MOST,
  })
  const ids = alerts.map(({ id }) => id)
  if (ids.length === 0) return []
  const readings = await gateway.records.find('AlertReading__c', {
    fields: ['AlertId__c'],
    where: { AlertId__c: { in: ids } },
    orderBy: [],
    limit: MOST,
  })
  const read = new Set(readings.map(({ fields }) => fields.AlertId__c?.value))
  return ids.filter((id) => !read.has(id))
}
