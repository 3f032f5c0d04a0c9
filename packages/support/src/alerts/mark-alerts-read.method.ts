import { alertMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { unreadAlertsOf } from './unread-alerts.ts'

/** Marks what is new to the caller as read. */
export const markAlertsRead = defineMethod(alertMethods.markAlertsRead, async (context) => {
  const { principal, writeOnce } = context
  const unread = await unreadAlertsOf(context)
  await writeOnce('mark alerts as read for their reader', async (records) => {
    const mine = { UserId__c: principal.userId }
    // Of two windows at once the second waits, and finds what the first has marked.
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
