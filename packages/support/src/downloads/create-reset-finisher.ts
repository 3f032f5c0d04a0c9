import type { Platform, SystemRecords } from 'platform'
import type { CounterResult, DataManager, ResetFinisher } from '../data-manager.ts'
import { lockServices } from './lock-services.ts'
import { resetOutcome } from './reset-outcome.ts'

type Parts = { platform: Pick<Platform, 'asSystem'>; dataManager: DataManager }

/**
 * Asks the data manager for the counters of a recorded reset, outside of every transaction, and records what it answered. It may run
 * any number of times for one reset, also at once: the data manager is asked under one key, and the first answer is recorded.
 */
export function createResetFinisher({ platform, dataManager }: Parts): ResetFinisher {
  return async (resetId) => {
    const system = platform.asSystem('finish a reset of download counters')
    const services = await system.transaction((records) => unanswered(records, resetId))
    if (services.length === 0) return 'finished'
    const results = await dataManager.resetCounters({ key: resetId, services })
    if (results === null) return 'unanswered'
    await system.transaction((records) => record(records, resetId, results))
    return 'finished'
  }
}

/** The services of a reset whose counters nobody has answered for. */
async function unanswered(records: SystemRecords, resetId: string) {
  const items = await records.find('DownloadResetItem__c', { ResetId__c: resetId, Result__c: null }, [
    'SubscriptionId__c',
  ])
  const services: { serviceId: string; serviceNumber: string }[] = []
  for (const { SubscriptionId__c } of items) {
    const serviceId = String(SubscriptionId__c)
    // Without a lock, for which it would have to wait.
    const [service] = await records.find('Subscription__c', { Id: serviceId }, ['ServiceNumber__c'], 1)
    services.push({ serviceId, serviceNumber: String(service?.ServiceNumber__c) })
  }
  return services
}

async function record(records: SystemRecords, resetId: string, results: readonly CounterResult[]): Promise<void> {
  const reset = await records.read('DownloadReset__c', resetId, ['Outcome__c'], 'update')
  if (reset === null || reset.Outcome__c !== null) return
  const used = await lockServices(
    records,
    results.map(({ serviceId }) => serviceId),
    ['DownloadsUsed__c'],
  )
  const items = await records.find('DownloadResetItem__c', { ResetId__c: resetId }, [
    'Id',
    'SubscriptionId__c',
    'Result__c',
  ])
  let done = items.filter(({ Result__c }) => Result__c === 'Reset').length
  for (const { Id, SubscriptionId__c, Result__c } of items) {
    const answer = results.find(({ serviceId }) => serviceId === SubscriptionId__c)
    if (Result__c !== null || answer === undefined) continue
    const { serviceId, result, downloadsUsed } = answer
    if (downloadsUsed !== null) await records.update('Subscription__c', serviceId, { DownloadsUsed__c: downloadsUsed })
    await records.update('DownloadResetItem__c', String(Id), {
      UsedAfter__c: downloadsUsed ?? used.get(serviceId)?.DownloadsUsed__c ?? null,
      Result__c: result,
    })
    if (result === 'Reset') done += 1
  }
  await records.update('DownloadReset__c', resetId, { Outcome__c: resetOutcome(done, items.length) })
}
