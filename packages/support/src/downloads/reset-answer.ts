import type { AnswerOf, downloadMethods, RecordShape } from 'contract'
import type { MethodContext } from 'platform'

export type ResetAnswer = AnswerOf<typeof downloadMethods.resetDownloads>
type ResetService = ResetAnswer['services'][number]

/** The answer about a recorded reset, with the services in the order of the request. */
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
  const isDecided = valueIn(reset, 'Outcome__c') !== null
  const services = serviceIds.map((serviceId): ResetService => {
    const item = itemOf.get(serviceId)
    const service = valueIn(item, 'Subscription__r')
    const used = valueIn(item, 'UsedAfter__c')
    return {
      serviceId,
      serviceNumber: typeof service === 'object' ? textIn(service, 'ServiceNumber__c') : null,
      downloadsUsed: typeof used === 'number' ? used : null,
      result: resultIn(item),
    }
  })
  return {
    result: isDecided ? outcomeOf(services) : 'Pending',
    resetId,
    resetNumber: textIn(reset, 'ResetNumber__c'),
    services,
  }
}

function resultIn(item: RecordShape | undefined): ResetService['result'] {
  if (item === undefined) return 'Not reset'
  const result = valueIn(item, 'Result__c')
  return result === null ? 'Pending' : result === 'Reset' ? 'Reset' : 'Not reset'
}

/** The outcome over all requested services, those of other accounts included. */
function outcomeOf(services: readonly ResetService[]): ResetAnswer['result'] {
  const done = services.filter(({ result }) => result === 'Reset').length
  return done === services.length ? 'Success' : done > 0 ? 'Partial' : 'Failure'
}

type Read = RecordShape | null | undefined

const valueIn = (record: Read, field: string) => record?.fields[field]?.value ?? null

function textIn(record: Read, field: string): string | null {
  const value = valueIn(record, field)
  return typeof value === 'string' ? value : null
}
