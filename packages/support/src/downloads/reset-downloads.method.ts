import { AppError } from 'contract'
import { downloadMethods } from 'contract/methods'
import { defineMethod, type Principal, type Scalar, type SystemRecords } from 'platform'
import type { AccountRecordType } from '../accounts/account.object.ts'
import { resetAnswer } from './reset-answer.ts'

/** Accounts whose people use the desktop data manager, which counts downloads. */
const resettable: readonly AccountRecordType[] = ['BusinessAviation', 'GeneralAviation', 'Military']

/**
 * Makes the used downloads of services available again: each active one of the caller's account that counts its downloads
 * gets its counter back to 0. The answer has every service; one of another account reads like one that does not exist.
 *
 * @throws AppError `MISSING_ARGUMENT` without services or reason, `DOWNLOAD_RESET_NOT_OFFERED` for people of other kinds of
 * accounts or of none, `NO_ACTIVE_SUBSCRIPTION` where no service is an active one of the account; then nothing is written.
 */
export const resetDownloads = defineMethod(
  downloadMethods.resetDownloads,
  async ({ gateway, principal, writeOnce }, { serviceIds, reason: given }) => {
    const reason = given.trim()
    if (reason === '') throw new AppError('MISSING_ARGUMENT', { parameter: 'reason' })
    if (!resettable.some((type) => type === principal.attributes.accountRecordType)) {
      throw new AppError('DOWNLOAD_RESET_NOT_OFFERED')
    }
    const seen = await gateway.records.find('Subscription__c', {
      fields: ['Id'],
      where: { Id: { in: serviceIds } },
      orderBy: [],
      limit: serviceIds.length,
    })
    const ids = seen.map(({ id }) => id)
    const resetId = await writeOnce('reset download counters', (records, now) =>
      reset(records, { ids, requested: serviceIds.length, reason, principal, today: now.slice(0, 10) }),
    )
    return await resetAnswer(gateway, resetId, serviceIds)
  },
)

type Wanted = { ids: readonly string[]; requested: number; reason: string; principal: Principal; today: string }

type Service = { id: string; row: Record<string, Scalar>; isReset: boolean }

/** @returns the id of the record that keeps the reset. */
async function reset(records: SystemRecords, { ids, requested, reason, principal, today }: Wanted): Promise<string> {
  const services = await lockServices(records, ids)
  const active = services.filter(({ row }) => isActive(row, today))
  if (active.length === 0) throw new AppError('NO_ACTIVE_SUBSCRIPTION')
  for (const service of active) service.isReset = service.row.DownloadLimit__c !== null
  const done = services.filter(({ isReset }) => isReset).length
  const resetId = await records.create('DownloadReset__c', {
    AccountId__c: principal.attributes.accountId ?? null,
    RequestedById__c: principal.userId,
    Reason__c: reason,
    Outcome__c: done === requested ? 'Success' : done > 0 ? 'Partial' : 'Failure',
  })
  for (const { id, row, isReset } of services) {
    const used = row.DownloadsUsed__c ?? null
    if (isReset) await records.update('Subscription__c', id, { DownloadsUsed__c: 0 })
    await records.create('DownloadResetItem__c', {
      ResetId__c: resetId,
      SubscriptionId__c: id,
      UsedBefore__c: used,
      UsedAfter__c: isReset ? 0 : used,
      Result__c: isReset ? 'Reset' : 'Not reset',
    })
  }
  return resetId
}

/** In the order of their ids, so that two resets never wait for each other. */
async function lockServices(records: SystemRecords, ids: readonly string[]): Promise<Service[]> {
  const fields = ['Status__c', 'StartDate__c', 'EndDate__c', 'DownloadLimit__c', 'DownloadsUsed__c']
  const services: Service[] = []
  for (const id of [...ids].sort()) {
    const row = await records.read('Subscription__c', id, fields, 'update')
    if (row !== null) services.push({ id, row, isReset: false })
  }
  return services
}

function isActive({ Status__c, StartDate__c, EndDate__c }: Record<string, Scalar>, today: string): boolean {
  return Status__c === 'Active' && String(StartDate__c ?? today) <= today && today <= String(EndDate__c ?? today)
}
