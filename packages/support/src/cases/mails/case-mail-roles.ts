import type { Scalar, SystemRecords } from 'platform'

/**
 * Recipients of mails about a case: `opener` is its contact or the guest who opened it, `watchers` are colleagues, `support` is the owner,
 * or the account manager while the case has no owner.
 */
export type CaseMailSide = 'opener' | 'watchers' | 'support'

/** A recipient in the payload of a job: the opener, or a user with the reason for the mail. */
export type CaseMailRole = { side: 'opener' } | { side: 'watchers' | 'support'; userId: string }

const MOST_WATCHERS = 200

/**
 * The recipients of a mail about a case. Preferences and rights are read when each mail is sent.
 *
 * @param except - the user who caused the mail, who is left out; null for none.
 */
export async function caseMailRoles(
  records: SystemRecords,
  caseId: string,
  { to, except }: { to: readonly CaseMailSide[]; except: string | null },
): Promise<CaseMailRole[]> {
  const record = await records.read('Case', caseId, ['ContactId', 'OwnerId', 'AccountId'])
  if (record === null) return []
  const openerId = await userOfContact(records, record.ContactId)
  const watchers = to.includes('watchers')
    ? await records.find('CaseWatcher__c', { CaseId__c: caseId }, ['UserId__c'], MOST_WATCHERS)
    : []
  const watcherIds = new Set(watchers.map(({ UserId__c }) => String(UserId__c)))
  const ownerId = to.includes('support') ? await ownerOf(records, record) : null
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

/** The owner of a case, or the manager of its account. */
async function ownerOf(records: SystemRecords, { OwnerId, AccountId }: Record<string, Scalar>): Promise<string | null> {
  if (typeof OwnerId === 'string') return OwnerId
  const account = typeof AccountId === 'string' ? await records.read('Account', AccountId, ['OwnerId']) : null
  return typeof account?.OwnerId === 'string' ? account.OwnerId : null
}
