import type { Scalar, SystemRecords } from 'platform'

/**
 * Who gets mail about a case: `opener` is its contact or the guest who opened it, `watchers` are the colleagues who follow it, `support`
 * is its owner, or the manager of the account while nobody owns it.
 */
export type CaseMailSide = 'opener' | 'watchers' | 'support'

/** One recipient as a job names it: the opener, or a user by id with the side that the user is on. */
export type CaseMailRole = { side: 'opener' } | { side: 'watchers' | 'support'; userId: string }

const MOST_WATCHERS = 200

/**
 * Names everybody who gets a mail about a case. Preferences and rights are read when each mail is sent.
 *
 * @param except - the user who caused the mail and needs none; null for nobody.
 */
export async function caseMailRoles(
  records: SystemRecords,
  caseId: string,
  { to, except }: { to: readonly CaseMailSide[]; except: string | null },
): Promise<CaseMailRole[]> {
  const found = await records.read('Case', caseId, ['ContactId', 'OwnerId', 'AccountId'])
  if (found === null) return []
  const openerId = await userOfContact(records, found.ContactId)
  const watchers = to.includes('watchers')
    ? await records.find('CaseWatcher__c', { CaseId__c: caseId }, ['UserId__c'], MOST_WATCHERS)
    : []
  const watcherIds = new Set(watchers.map(({ UserId__c }) => String(UserId__c)))
  const ownerId = to.includes('support') ? await ownerOf(records, found) : null
  return [
    ...(to.includes('opener') && (openerId === null || openerId !== except) ? [{ side: 'opener' } as const] : []),
    ...[...watcherIds]
      .filter((userId) => userId !== openerId && userId !== except)
      .toSorted()
      .map((userId) => ({ side: 'watchers', userId }) as const),
    ...(ownerId !== null && ownerId !== except ? [{ side: 'support', userId: ownerId } as const] : []),
  ]
}

/** The user of a recipient; null for a guest, and for a contact without a login. */
export async function userOfRole(records: SystemRecords, caseId: string, role: CaseMailRole): Promise<string | null> {
  if (role.side !== 'opener') return role.userId
  return userOfContact(records, (await records.read('Case', caseId, ['ContactId']))?.ContactId)
}

/** The user of a contact; null without a login. */
export async function userOfContact(records: SystemRecords, contactId: Scalar | undefined): Promise<string | null> {
  if (typeof contactId !== 'string') return null
  const [user] = await records.find('User', { ContactId: contactId }, ['Id'], 1)
  return user ? String(user.Id) : null
}

/** Who answers for a case: its owner, or the manager of its account. */
async function ownerOf(records: SystemRecords, { OwnerId, AccountId }: Record<string, Scalar>): Promise<string | null> {
  if (typeof OwnerId === 'string') return OwnerId
  const account = typeof AccountId === 'string' ? await records.read('Account', AccountId, ['OwnerId']) : null
  return typeof account?.OwnerId === 'string' ? account.OwnerId : null
}
