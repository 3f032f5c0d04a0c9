import { CRITICAL, type RecordShape } from 'contract'
import { alertMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'

/** The alerts that the caller has not read and, if they are critical, not confirmed. */
export const getUnreadAlerts = defineMethod(alertMethods.getUnreadAlerts, openAlertsOf)

/** Marks the unread alerts of the caller as read. A critical alert stays unread until the caller opens it. */
export const markAlertsRead = defineMethod(alertMethods.markAlertsRead, async (context) => {
  const { principal, writeOnce } = context
  const { alertIds, unconfirmed } = await openAlertsOf(context)
  const critical = new Set(unconfirmed.map(({ id }) => id))
  await writeOnce('mark alerts as read for their reader', async (records) => {
    const mine = { UserId__c: principal.userId }
    // The lock makes a second browser window wait, which then finds the alerts marked by the first.
    await records.read('User', principal.userId, ['Id'], 'update')
    for (const alertId of alertIds.filter((id) => !critical.has(id))) {
      const reading = { ...mine, AlertId__c: alertId }
      const [known] = await records.find('AlertReading__c', reading, ['Id'], 1)
      if (!known) await records.create('AlertReading__c', { ...reading, IsConfirmed__c: false })
    }
    return principal.userId
  })
  return await openAlertsOf(context)
})

/** Alerts beyond this many newest ones count as read, and critical ones beyond it as confirmed. */
const MOST = 100

type OpenAlerts = { alertIds: string[]; unconfirmed: { id: string; title: string }[] }

type Caller = Pick<MethodContext, 'gateway' | 'principal'>

/** The newest alerts that the caller can see and has not read, and the critical ones that the caller has not confirmed. */
async function openAlertsOf(caller: Caller): Promise<OpenAlerts> {
  const { records } = caller.gateway
  const [newest, critical] = await Promise.all([
    records.find('ProductAlert__c', { fields: ['Id'], orderBy: ['-EffectiveDate__c'], limit: MOST }),
    criticalAlertsOf(caller),
  ])
  const ids = [...new Set([...newest, ...critical].map(({ id }) => id))]
  if (ids.length === 0) return { alertIds: [], unconfirmed: [] }
  const readings = await records.find('AlertReading__c', {
    fields: ['AlertId__c', 'IsConfirmed__c'],
    where: { AlertId__c: { in: ids } },
    orderBy: [],
    limit: ids.length,
  })
  const isConfirmed = new Map(
    readings.map(({ fields }) => [fields.AlertId__c?.value, fields.IsConfirmed__c?.value === true]),
  )
  return {
    alertIds: newest.map(({ id }) => id).filter((id) => !isConfirmed.has(id)),
    unconfirmed: critical
      .filter(({ id }) => isConfirmed.get(id) !== true)
      .map(({ id, fields }) => ({ id, title: String(fields.Title__c?.value) })),
  }
}

/**
 * The critical alerts that are addressed to the caller: for customers all that the gate shows; for people of the provider, who see the
 * alerts of all products, those of products that they have followed.
 */
async function criticalAlertsOf({ gateway: { records }, principal: { internal } }: Caller): Promise<RecordShape[]> {
  const followed = internal
    ? await records.find('AlertSubscription__c', { fields: ['ProductId__c'], orderBy: [], limit: MOST })
    : null
  if (followed?.length === 0) return []
  const products = followed?.map(({ fields }) => String(fields.ProductId__c?.value))
  const isCritical = { Severity__c: { eq: CRITICAL } }
  return await records.find('ProductAlert__c', {
    fields: ['Title__c'],
    where: products ? { and: [isCritical, { ProductId__c: { in: products } }] } : isCritical,
    orderBy: ['-EffectiveDate__c'],
    limit: MOST,
  })
}
