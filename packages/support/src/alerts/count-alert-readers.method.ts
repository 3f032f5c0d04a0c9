import { AppError } from 'contract'
import { alertMethods } from 'contract/methods'
import { defineMethod, type MethodServices, servicesOf } from '../define-method.ts'
import { type AddressedAlert, type AlertFollower, followersOf, mailboxOf, seesAlertsOf } from './alert-followers.ts'

/** More services of a product are not counted. */
const MOST_SERVICES = 100_000

/** Checks only the first followers, because the author waits while the gate checks each one. */
const MOST_COUNTED = 1_000

const FOLLOWERS_AT_ONCE = 4

/**
 * `accounts` have a service of the product; the alert is addressed to `followers`. The gate is asked for the first `counted` followers:
 * `people` of them can see the alert, and `mails` of these get it by mail.
 */
type AlertReach = { accounts: number; followers: number; counted: number; people: number; mails: number }

type Reach = { isReached: boolean; isMailed: boolean }

/** Counts the readers of an alert before it is published: numbers only, for people who may publish alerts. */
export const countAlertReaders = defineMethod(alertMethods.countAlertReaders, async ({ gateway, services }, alert) => {
  const { createable } = await gateway.objectInfo.get('ProductAlert__c')
  if (!createable) throw new AppError('NOT_FOUND')
  return await countReaders(servicesOf({ services }), alert)
})

/** @param mostCounted - the number of followers to check. */
export async function countReaders(
  { platform, personOf }: Pick<MethodServices, 'platform' | 'personOf'>,
  alert: AddressedAlert,
  mostCounted = MOST_COUNTED,
): Promise<AlertReach> {
  const { productId } = alert
  const system = platform.asSystem('count the readers of an alert')
  const { accounts, followers } = await system.transaction(async (records) => {
    const services = await records.find('Subscription__c', { ProductId__c: productId }, ['AccountId__c'], MOST_SERVICES)
    return {
      accounts: new Set(services.map(({ AccountId__c }) => AccountId__c)).size,
      followers: await followersOf(records, alert),
    }
  })
  // The same decisions as those of the mail job.
  const reach = async ({ userId, byMail }: AlertFollower): Promise<Reach> => {
    const person = await personOf(userId)
    if (person === null || !(await seesAlertsOf(platform.as(person.principal), person.principal, productId)))
      return { isReached: false, isMailed: false }
    const isMailed = byMail && (await system.transaction((records) => mailboxOf(records, userId))) !== null
    return { isReached: true, isMailed }
  }
  const counted = followers.slice(0, mostCounted)
  const reached: Reach[] = []
  for (let start = 0; start < counted.length; start += FOLLOWERS_AT_ONCE) {
    reached.push(...(await Promise.all(counted.slice(start, start + FOLLOWERS_AT_ONCE).map(reach))))
  }
  return {
    accounts,
    followers: followers.length,
    counted: counted.length,
    people: reached.filter(({ isReached }) => isReached).length,
    mails: reached.filter(({ isMailed }) => isMailed).length,
  }
}
