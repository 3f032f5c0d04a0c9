import type { MethodContext } from 'platform'

/** Alerts further back count as read. */
const MOST = 100

/** The newest alerts that the caller can see and has not read, by their ids. */
export async function unreadAlertsOf({ gateway }: Pick<MethodContext, 'gateway'>): Promise<string[]> {
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
