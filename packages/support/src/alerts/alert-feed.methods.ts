import { AppError, type RecordShape } from 'contract'
import { alertMethods } from 'contract/methods'
import type { SystemRecords } from 'platform'
import { defineMethod, type MethodServices, servicesOf } from '../define-method.ts'

/** Where the server answers feeds. */
export const ALERT_FEED_PATH = '/product-alerts.rss'

const FEED_LENGTH = 50

/** The newest alerts that the owner of a feed can see. `contentAllowed` is false where only links may leave the portal. */
export type AlertFeed = { alerts: readonly RecordShape[]; contentAllowed: boolean }

/** The secret address under which a feed reader gets the caller's alerts. */
export const getAlertFeed = defineMethod(alertMethods.getAlertFeed, async ({ services, principal }) => ({
  address: await alertFeedPath(servicesOf({ services }), principal.userId),
}))

/** Replaces the address of the caller's feed, for when others know the earlier one. */
export const renewAlertFeed = defineMethod(alertMethods.renewAlertFeed, async ({ services, principal }) => {
  const used = servicesOf({ services })
  await invalidateAlertFeed(used, principal.userId)
  return { address: await alertFeedPath(used, principal.userId) }
})

type FeedServices = Pick<MethodServices, 'platform' | 'alertLinks'>

export function alertFeedPath({ platform, alertLinks }: FeedServices, userId: string): Promise<string> {
  return platform.asSystem('read the address of an alert feed').transaction(async (records) => {
    const { version } = await preferenceOf(records, userId)
    return `${ALERT_FEED_PATH}?key=${alertLinks.feedKey(userId, version)}`
  })
}

export async function invalidateAlertFeed({ platform }: Pick<FeedServices, 'platform'>, userId: string): Promise<void> {
  await platform
    .asSystem('replace the address of an alert feed')
    .transaction((records) => outdateAlertFeed(records, userId))
}

/** Replaces the address of a user's feed. @throws AppError `NOT_FOUND` for a user who no longer exists. */
export async function outdateAlertFeed(records: SystemRecords, userId: string): Promise<void> {
  const { id, version } = await preferenceOf(records, userId)
  await records.update('NotificationPreference__c', id, { AlertFeedVersion__c: version + 1 })
}

/** The feed of a key; null for an invalid key, and for an owner who may not sign in. */
export async function alertFeedOf(
  { platform, alertLinks, personOf }: FeedServices & Pick<MethodServices, 'personOf'>,
  key: string,
): Promise<AlertFeed | null> {
  const feed = alertLinks.feedOf(key)
  const person = feed === null ? null : await personOf(feed.userId)
  if (feed === null || person === null) return null
  const { version, contentAllowed } = await platform
    .asSystem('read the version of an alert feed')
    .transaction(async (records) => ({
      ...(await preferenceOf(records, feed.userId)),
      contentAllowed: (await records.read('User', feed.userId, ['ExportRestricted__c']))?.ExportRestricted__c !== true,
    }))
  if (version !== feed.version) return null
  const alerts = await platform.as(person.principal).records.find('ProductAlert__c', {
    fields: ['Title__c', 'Kind__c', 'Body__c', 'EffectiveDate__c'],
    optionalFields: ['Product__r.Name'],
    orderBy: ['-EffectiveDate__c'],
    limit: FEED_LENGTH,
  })
  return { alerts, contentAllowed }
}

/** @throws AppError `NOT_FOUND` for a user who no longer exists. */
export async function preferenceOf(records: SystemRecords, userId: string): Promise<{ id: string; version: number }> {
  const ofUser = { UserId__c: userId }
  const [preference] = await records.find('NotificationPreference__c', ofUser, ['Id', 'AlertFeedVersion__c'], 1)
  if (!preference) throw new AppError('NOT_FOUND')
  return { id: String(preference.Id), version: Number(preference.AlertFeedVersion__c ?? 1) }
}
