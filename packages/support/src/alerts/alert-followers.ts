import { isAlertWanted } from 'contract'
import type { Gateway, Principal, SystemRecords } from 'platform'

/** A product has fewer followers than this. */
const MOST = 100_000

/** A user who chose alerts of one kind of a product; `byMail` is false for a user who wants them in the portal only. */
export type AlertFollower = { userId: string; byMail: boolean }

/** The users who chose alerts of this kind of a product, in the order of their ids. Callers ask the gate for each of them. */
export async function followersOf(records: SystemRecords, productId: string, kind: string): Promise<AlertFollower[]> {
  const fields = ['UserId__c', 'Channel__c', 'NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c']
  const subscriptions = await records.find('AlertSubscription__c', { ProductId__c: productId }, fields, MOST)
  return subscriptions
    .filter((row) => isAlertWanted(kind, (name) => row[name] === true))
    .map(({ UserId__c, Channel__c }) => ({ userId: String(UserId__c), byMail: Channel__c !== 'Portal' }))
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
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
