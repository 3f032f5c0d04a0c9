import { CRITICAL, isAlertWanted } from 'contract'
import type { Gateway, Principal, SystemRecords } from 'platform'

/** A product has fewer followers and services than this, and the installation fewer users. */
const MOST = 100_000

/** A user to whom an alert is addressed; `byMail` is false for a user who wants such alerts in the portal only. */
export type AlertFollower = { userId: string; byMail: boolean }

/** What decides to whom an alert is addressed. */
export type AddressedAlert = { productId: string; kind: string; severity: string }

/**
 * The users to whom an alert is addressed, in the order of their ids: those who chose its kind of the product. A critical alert is
 * addressed and mailed to all users who have ever chosen alerts of the product, even with all kinds off, and to all users whose account has
 * a service of it. Callers ask the gate for each user.
 */
export async function followersOf(records: SystemRecords, alert: AddressedAlert): Promise<AlertFollower[]> {
  const { productId, severity } = alert
  const isCritical = severity === CRITICAL
  const fields = ['UserId__c', 'Channel__c', 'NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c']
  const subscriptions = await records.find('AlertSubscription__c', { ProductId__c: productId }, fields, MOST)
  const followers = new Map(
    subscriptions
      .filter((row) => isAlertWanted(alert, (name) => row[name] === true))
      .map(({ UserId__c, Channel__c }) => [String(UserId__c), isCritical || Channel__c !== 'Portal']),
  )
  if (isCritical) for (const userId of await usersOfProduct(records, productId)) followers.set(userId, true)
  return [...followers]
    .map(([userId, byMail]) => ({ userId, byMail }))
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
}

/** The active users of the accounts that have a service of a product. */
async function usersOfProduct(records: SystemRecords, productId: string): Promise<string[]> {
  const services = await records.find('Subscription__c', { ProductId__c: productId }, ['AccountId__c'], MOST)
  const accounts = new Set(services.map(({ AccountId__c }) => AccountId__c))
  const users = await records.find('User', { IsActive: true }, ['Id', 'AccountId'], MOST)
  return users.filter(({ AccountId }) => accounts.has(AccountId ?? null)).map(({ Id }) => String(Id))
}

/** The mailbox for a user's alert mails; null where the user wants none. `contentAllowed` is false where only a link may leave the portal. */
export async function mailboxOf(
  records: SystemRecords,
  userId: string,
): Promise<{ to: string; contentAllowed: boolean } | null> {
  const wanted = { UserId__c: userId }
  const [preference] = await records.find('NotificationPreference__c', wanted, ['ProductAlertEmails__c'], 1)
  const user = await records.read('User', userId, ['Email', 'ExportRestricted__c'])
  if (preference?.ProductAlertEmails__c === false || typeof user?.Email !== 'string') return null
  return { to: user.Email, contentAllowed: user.ExportRestricted__c !== true }
}

/** Whether the caller can see alerts of a product: internal people always, customers when they see a service of it. */
export async function seesAlertsOf(
  { records }: Pick<Gateway, 'records'>,
  { internal }: Pick<Principal, 'internal'>,
  productId: string,
): Promise<boolean> {
  if (internal) return true
  const where = { ProductId__c: { eq: productId } }
  return (await records.find('Subscription__c', { fields: ['Id'], where, orderBy: [], limit: 1 })).length > 0
}
