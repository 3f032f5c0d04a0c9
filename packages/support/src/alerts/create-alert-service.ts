import { AppError } from 'contract'
import type { Platform, SystemRecords } from 'platform'
import type { AlertLinks } from '../alert-links.ts'
import type { AlertFeeds, AlertService } from '../alert-service.ts'
import type { SupportPerson } from '../person.ts'
import { type AlertFollower, followersOf, mailboxOf, seesAlertsOf } from './alert-followers.ts'

/** More are not counted. */
const MOST = 100_000

/** The rights of so many followers are asked of the gate, person by person, while the author waits. */
const MOST_COUNTED = 1_000

/** As many followers are looked at side by side. */
const AT_ONCE = 4

/** As many alerts as a feed holds. */
const FEED_LENGTH = 50

export type AlertServiceParts = {
  platform: Pick<Platform, 'as' | 'asSystem'>
  alertLinks: AlertLinks
  personOf(userId: string): Promise<SupportPerson | null>
  /** Absent means 1,000. */
  mostCounted?: number
}

type Reach = { isReached: boolean; isMailed: boolean }

export function createAlertService({
  platform,
  alertLinks,
  personOf,
  mostCounted = MOST_COUNTED,
}: AlertServiceParts): AlertService & AlertFeeds {
  return {
    countReaders: async (productId, kind) => {
      const system = platform.asSystem('count whom an alert reaches')
      const { accounts, followers } = await system.transaction(async (records) => {
        const services = await records.find('Subscription__c', { ProductId__c: productId }, ['AccountId__c'], MOST)
        return {
          accounts: new Set(services.map(({ AccountId__c }) => AccountId__c)).size,
          followers: await followersOf(records, productId, kind),
        }
      })
      // As the mail job decides it.
      const reach = async ({ userId, byMail }: AlertFollower): Promise<Reach> => {
        const person = await personOf(userId)
        if (person === null || !(await seesAlertsOf(platform.as(person.principal), person.principal, productId)))
          return { isReached: false, isMailed: false }
        const isMailed = byMail && (await system.transaction((records) => mailboxOf(records, userId))) !== null
        return { isReached: true, isMailed }
      }
      const counted = followers.slice(0, mostCounted)
      const reached: Reach[] = []
      for (let start = 0; start < counted.length; start += AT_ONCE) {
        reached.push(...(await Promise.all(counted.slice(start, start + AT_ONCE).map(reach))))
      }
      return {
        accounts,
        followers: followers.length,
        counted: counted.length,
        people: reached.filter(({ isReached }) => isReached).length,
        mails: reached.filter(({ isMailed }) => isMailed).length,
      }
    },
    feedPath: (userId) =>
      platform.asSystem('tell somebody the address of their alert feed').transaction(async (records) => {
        const { version } = await preferenceOf(records, userId)
        return feedPathOf(alertLinks, userId, version)
      }),
    renewFeed: (userId) =>
      platform.asSystem('give somebody another address of their alert feed').transaction(async (records) => {
        const { id, version } = await preferenceOf(records, userId)
        await records.update('NotificationPreference__c', id, { AlertFeedVersion__c: version + 1 })
      }),
    endsMails: (token) => alertLinks.userOfStopToken(token) !== null,
    stopMails: async (token) => {
      const userId = alertLinks.userOfStopToken(token)
      if (userId === null) throw new AppError('LINK_INVALID')
      await platform.asSystem('stop alert mails by the link of one').transaction(async (records) => {
        const { id } = await preferenceOf(records, userId)
        await records.update('NotificationPreference__c', id, { ProductAlertEmails__c: false })
      })
    },
    feedOf: async (key) => {
      const feed = alertLinks.feedOf(key)
      const person = feed === null ? null : await personOf(feed.userId)
      if (feed === null || person === null) return null
      const { version, contentAllowed } = await platform
        .asSystem('read the version of an alert feed')
        .transaction(async (records) => ({
          ...(await preferenceOf(records, feed.userId)),
          contentAllowed:
            (await records.read('User', feed.userId, ['ExportRestricted__c']))?.ExportRestricted__c !== true,
        }))
      if (version !== feed.version) return null
      const alerts = await platform.as(person.principal).records.find('ProductAlert__c', {
        fields: ['Title__c', 'Kind__c', 'Body__c', 'EffectiveDate__c'],
        optionalFields: ['Product__r.Name'],
        orderBy: ['-EffectiveDate__c'],
        limit: FEED_LENGTH,
      })
      return { alerts, contentAllowed }
    },
  }
}

/** Where the server answers feeds. */
export const ALERT_FEED_PATH = '/product-alerts.rss'

const feedPathOf = (alertLinks: AlertLinks, userId: string, version: number): string =>
  `${ALERT_FEED_PATH}?key=${alertLinks.feedKey(userId, version)}`

/** @throws AppError `NOT_FOUND` where the user is gone. */
async function preferenceOf(records: SystemRecords, userId: string): Promise<{ id: string; version: number }> {
  const [found] = await records.find(
    'NotificationPreference__c',
    { UserId__c: userId },
    ['Id', 'AlertFeedVersion__c'],
    1,
  )
  if (!found) throw new AppError('NOT_FOUND')
  return { id: String(found.Id), version: Number(found.AlertFeedVersion__c ?? 1) }
}
