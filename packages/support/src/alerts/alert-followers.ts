import { hearsOf } from 'contract'
import type { Gateway, Principal, SystemRecords } from 'platform'

/** A product has fewer followers than this. */
const MOST = 100_000

/** Somebody who has chosen alerts of a kind of a product; `byMail` is false where they are found in the portal only. */
export type AlertFollower = { userId: string; byMail: boolean }

/** The users who have chosen alerts of this kind of a product, in the order of their ids. Their rights are asked of the gate, person by person. */
export async function followersOf(records: SystemRecords, productId: string, kind: string): Promise<AlertFollower[]> {
  const fields = ['UserId__c', 'Channel__c', 'NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c']
  const subscriptions = await records.find('AlertSubscription__c', { ProductId__c: productId }, fields, MOST)
  return subscriptions
    .filter((row) => hearsOf(kind, (name) => row[name] === true))
    .map(({ UserId__c, Channel__c }) => ({ userId: String(UserId__c), byMail: Channel__c !== 'Portal' }))
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
}

/** Where alert mails to somebody go; `contentAllowed` is false where nothing but a link may leave the portal. Null for no mails. */
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

/** Whether the gate shows somebody the alerts of a product, before there is one: those of the services that they see. */
export async function seesAlertsOf(
  { records }: Pick<Gateway, 'records'>,
  { internal }: Pick<Principal, 'internal'>,
  productId: string,
): Promise<boolean> {
  if (internal) return true
  const where = { ProductId__c: { eq: productId } }
  return (await records.find('Subscription__c', { fields: ['Id'], where, orderBy: [], limit: 1 })).length > 0
}
