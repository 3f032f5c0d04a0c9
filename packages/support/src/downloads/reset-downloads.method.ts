import { AppError, isBlank } from 'contract'
import { downloadMethods } from 'contract/methods'
import type { MethodContext, Principal, Scalar, SystemRecords } from 'platform'
import { defineMethod } from '../define-method.ts'
import { lockServices, recordAnswer, resetOutcome } from './finish-reset.job.ts'
import { resetAnswer } from './reset-answer.ts'

/**
 * Resets the download counters of active services of the caller's account that count downloads. The request is recorded, then the data
 * manager is called, then its results are recorded; a job finishes what a crash interrupts. A service that another request has reset since
 * this one arrived counts as reset, so that concurrent requests reset it once. The answer lists every requested service; a service of
 * another account looks like a missing one.
 *
 * @throws AppError `MISSING_ARGUMENT` without services or reason, `DOWNLOAD_RESET_NOT_OFFERED` for users of other kinds of accounts and
 * users without an account, `NO_ACTIVE_SUBSCRIPTION` where no service is an active one of the account, `DOWNLOAD_RESET_UNDER_WAY` where an
 * earlier reset of one of them has no answer yet; then nothing is written.
 */
export const resetDownloads = defineMethod(
  downloadMethods.resetDownloads,
  async ({ gateway, principal, services, writeOnce }, { serviceIds, reason: typedReason }) => {
    const reason = typedReason.trim()
    if (isBlank(reason)) throw new AppError('MISSING_ARGUMENT', { parameter: 'reason' })
    await refuseWhereNotOffered(gateway)
    const seen = await gateway.records.find('Subscription__c', {
      fields: ['Id'],
      where: { Id: { in: serviceIds } },
      orderBy: [],
      limit: serviceIds.length,
    })
    const ids = seen.map(({ id }) => id)
    const resetId = await writeOnce('reset download counters', (records, now, arrivedAt) =>
      recordRequest(records, { ids, reason, principal, today: now.slice(0, 10), arrivedAt }),
    )
    if (services !== null) await recordAnswer(services, resetId)
    return await resetAnswer(gateway, resetId, serviceIds)
  },
)

/** Resets are offered to callers who have the list of their resets: the grants on resets decide which kinds of accounts do. */
async function refuseWhereNotOffered({ lists }: MethodContext['gateway']): Promise<void> {
  const ownResets = { objectApiName: 'DownloadReset__c', listViewApiName: 'MyDownloadResets' }
  await lists.count(ownResets, { most: 1 }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError('DOWNLOAD_RESET_NOT_OFFERED')
  })
}

type Wanted = { ids: readonly string[]; reason: string; principal: Principal; today: string; arrivedAt: string }

const serviceFields = ['Status__c', 'StartDate__c', 'EndDate__c', 'DownloadLimit__c', 'DownloadsUsed__c']

/** @returns the id of the recorded reset, with an item for each service; items that need no call of the data manager have their result. */
async function recordRequest(
  records: SystemRecords,
  { ids, reason, principal, today, arrivedAt }: Wanted,
): Promise<string> {
  const services = await lockServices(records, ids, serviceFields)
  if (![...services.values()].some((service) => isActive(service, today))) throw new AppError('NO_ACTIVE_SUBSCRIPTION')
  const decided = new Map<string, Record<string, Scalar>>()
  for (const [id, service] of services) {
    const isCounted = isActive(service, today) && service.DownloadLimit__c !== null
    if (isCounted && (await isPending(records, id))) throw new AppError('DOWNLOAD_RESET_UNDER_WAY')
    const result = isCounted
      ? await findAnswerSince(records, id, arrivedAt)
      : { UsedAfter__c: service.DownloadsUsed__c ?? null, Result__c: 'Not reset' }
    if (result !== null) decided.set(id, result)
  }
  const done = [...decided.values()].filter(({ Result__c }) => Result__c === 'Reset').length
  const resetId = await records.create('DownloadReset__c', {
    AccountId__c: principal.attributes.accountId ?? null,
    RequestedById__c: principal.userId,
    Reason__c: reason,
    Outcome__c: decided.size === services.size ? resetOutcome(done, services.size) : null,
  })
  for (const [id, service] of services) {
    await records.create('DownloadResetItem__c', {
      ResetId__c: resetId,
      SubscriptionId__c: id,
      UsedBefore__c: service.DownloadsUsed__c ?? null,
      ...decided.get(id),
    })
  }
  return resetId
}

/** Whether a reset of a service has no result yet: a second reset could discard downloads that were made after the first. */
async function isPending(records: SystemRecords, serviceId: string): Promise<boolean> {
  const open = { SubscriptionId__c: serviceId, Result__c: null }
  return (await records.find('DownloadResetItem__c', open, ['Id'], 1)).length > 0
}

function isActive({ Status__c, StartDate__c, EndDate__c }: Record<string, Scalar>, today: string): boolean {
  return Status__c === 'Active' && String(StartDate__c ?? today) <= today && today <= String(EndDate__c ?? today)
}

const NEWEST = 10
const answerFields = ['UsedAfter__c', 'Result__c', 'AnsweredDate__c']

/** The last result of the data manager for a locked service; null if it was recorded before `time` (ISO 8601). */
async function findAnswerSince(
  records: SystemRecords,
  serviceId: string,
  time: string,
): Promise<Record<string, Scalar> | null> {
  const items = await records.find('DownloadResetItem__c', { SubscriptionId__c: serviceId }, answerFields, NEWEST)
  return items.find(({ AnsweredDate__c }) => Date.parse(String(AnsweredDate__c)) >= Date.parse(time)) ?? null
}
