import type { Change, Platform, Scalar, SystemRecords } from 'platform'
import { Type } from 'typebox'
import type { CounterResult, DataManager } from '../data-manager.ts'
import { defineJob } from '../define-job.ts'

/** After this time, the request that recorded the reset has finished it or failed. */
const AFTER_MS = 20_000

/**
 * Finishes a reset if its request could not, because the process was killed or the data manager did not answer. Throws without an answer,
 * so that the queue retries.
 */
export const finishReset = defineJob({
  task: 'finish-download-reset',
  payload: Type.Object({ resetId: Type.String() }),
  run: async (services, { resetId }) => {
    if ((await recordAnswer(services, resetId)) === 'unanswered') {
      throw new Error('The data manager has not answered')
    }
  },
})

/** Queues the job in the transaction that records the reset. */
export function finishLater(change: Change): void {
  if (change.value('Outcome__c') !== null) return
  const runAt = new Date(Date.parse(change.now) + AFTER_MS).toISOString()
  finishReset.enqueue(change.tx, { resetId: change.id }, { runAt })
}

/** `unanswered`: it is unknown whether a counter was reset. */
type ResetProgress = 'finished' | 'unanswered'

type Parts = { platform: Pick<Platform, 'asSystem'>; dataManager: DataManager }

/**
 * Resets the counters of a recorded reset at the data manager, outside of every transaction, and records the results. It may run any
 * number of times for one reset, also concurrently: the data manager gets the same key each time, and the first result is recorded.
 */
export async function recordAnswer({ platform, dataManager }: Parts, resetId: string): Promise<ResetProgress> {
  const system = platform.asSystem('finish a reset of download counters')
  const services = await system.transaction((records) => unanswered(records, resetId))
  if (services.length === 0) return 'finished'
  const results = await dataManager.resetCounters({ key: resetId, services })
  if (results === null) return 'unanswered'
  await system.transaction((records) => record(records, resetId, results))
  return 'finished'
}

/** The services of a reset that have no result yet. */
async function unanswered(records: SystemRecords, resetId: string) {
  const items = await records.find('DownloadResetItem__c', { ResetId__c: resetId, Result__c: null }, [
    'SubscriptionId__c',
  ])
  const services: { serviceId: string; serviceNumber: string }[] = []
  for (const { SubscriptionId__c } of items) {
    const serviceId = String(SubscriptionId__c)
    // Read without a lock, which would wait for other resets.
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

/** Locks services and reads some of their fields, in the order of their ids, so that two resets never wait for each other. */
export async function lockServices(
  records: SystemRecords,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Record<string, Scalar>>> {
  const services = new Map<string, Record<string, Scalar>>()
  for (const id of [...ids].sort()) {
    const row = await records.read('Subscription__c', id, fields, 'update')
    if (row !== null) services.set(id, row)
  }
  return services
}

/** The outcome of a reset, from the number of reset services. */
export const resetOutcome = (done: number, all: number): 'Success' | 'Partial' | 'Failure' =>
  done === all ? 'Success' : done > 0 ? 'Partial' : 'Failure'
