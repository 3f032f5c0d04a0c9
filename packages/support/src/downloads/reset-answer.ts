import type { RecordShape } from 'contract'
import type { MethodContext } from 'platform'

/** What became of one service: its counter after the reset; null where the caller may not know of the service. */
export type ResetService = {
  serviceId: string
  serviceNumber: unknown
  downloadsUsed: unknown
  result: 'Reset' | 'Not reset'
}

/** What became of a reset: `Success` for all services, `Partial` for some of them, `Failure` for none. */
export type ResetAnswer = { result: unknown; resetId: string; resetNumber: unknown; services: ResetService[] }

/** Tells of a reset as its records do, service by service in the order that was asked. */
export async function resetAnswer(
  gateway: MethodContext['gateway'],
  resetId: string,
  serviceIds: readonly string[],
): Promise<ResetAnswer> {
  const reset = await gateway.records.get(resetId, { fields: ['ResetNumber__c', 'Outcome__c'] })
  const items = await gateway.records.find('DownloadResetItem__c', {
    fields: ['SubscriptionId__c', 'Subscription__r.ServiceNumber__c', 'UsedAfter__c', 'Result__c'],
    where: { ResetId__c: { eq: resetId } },
    orderBy: [],
    limit: serviceIds.length,
  })
  const itemOf = new Map(items.map((item) => [valueIn(item, 'SubscriptionId__c'), item]))
  const services = serviceIds.map((serviceId): ResetService => {
    const item = itemOf.get(serviceId)
    return {
      serviceId,
      serviceNumber: valueIn(valueIn(item, 'Subscription__r') as RecordShape | null, 'ServiceNumber__c'),
      downloadsUsed: valueIn(item, 'UsedAfter__c'),
      result: valueIn(item, 'Result__c') === 'Reset' ? 'Reset' : 'Not reset',
    }
  })
  return { result: valueIn(reset, 'Outcome__c'), resetId, resetNumber: valueIn(reset, 'ResetNumber__c'), services }
}

const valueIn = (record: RecordShape | null | undefined, field: string): unknown => record?.fields[field]?.value ?? null
