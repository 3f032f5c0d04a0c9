import type { AnswerOf, downloadMethods, RecordShape } from 'contract'
import type { MethodContext } from 'platform'

export type ResetAnswer = AnswerOf<typeof downloadMethods.resetDownloads>
type ResetService = ResetAnswer['services'][number]

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
    const service = valueIn(item, 'Subscription__r')
    const used = valueIn(item, 'UsedAfter__c')
    return {
      serviceId,
      serviceNumber: typeof service === 'object' ? textIn(service, 'ServiceNumber__c') : null,
      downloadsUsed: typeof used === 'number' ? used : null,
      result: valueIn(item, 'Result__c') === 'Reset' ? 'Reset' : 'Not reset',
    }
  })
  // The outcome is written by `resetDownloads`, in these words.
  const result = valueIn(reset, 'Outcome__c') as ResetAnswer['result']
  return { result, resetId, resetNumber: textIn(reset, 'ResetNumber__c'), services }
}

type Read = RecordShape | null | undefined

const valueIn = (record: Read, field: string) => record?.fields[field]?.value ?? null

function textIn(record: Read, field: string): string | null {
  const value = valueIn(record, field)
  return typeof value === 'string' ? value : null
}
