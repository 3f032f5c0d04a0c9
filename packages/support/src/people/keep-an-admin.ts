import { AppError } from 'contract'
import type { Change, Scalar } from 'platform'

/**
 * Refuses every change of a user or contact that leaves the account without an account admin who can sign in. The account stays locked
 * until the transaction ends: if two admins deactivate each other, one is refused.
 *
 * @throws AppError `LAST_ADMIN`.
 */
export async function keepAnAdmin(change: Change): Promise<void> {
  const accountId = change.previous('AccountId')
  if (typeof accountId !== 'string' || !(await removesAdmin(change))) return
  await change.system.read('Account', accountId, ['Id'], 'update')
  const admins = await change.system.find(
    'User',
    { AccountId: accountId, Profile: 'AccountAdmin', IsActive: true },
    ['Id', 'ContactId'],
    MOST_ADMINS,
  )
  for (const { Id, ContactId } of admins) {
    if (Id !== change.id && ContactId !== change.id && (await hasAccess(change, ContactId))) return
  }
  throw new AppError('LAST_ADMIN')
}

// Above the admins of any account.
const MOST_ADMINS = 1_000

/** Whether the change takes the role or the access of an account admin. */
async function removesAdmin(change: Change): Promise<boolean> {
  if (change.objectApiName === 'User') {
    if (!change.isChanged('Profile') && !change.isChanged('IsActive')) return false
    return (
      isActiveAdmin(change.previous('Profile'), change.previous('IsActive')) &&
      !isActiveAdmin(change.value('Profile'), change.value('IsActive')) &&
      (await hasAccess(change, change.previous('ContactId')))
    )
  }
  const isRemoved = change.isChanged('PortalAccess__c') && change.value('PortalAccess__c') === 'Removed'
  if (!isRemoved && !change.isChanged('AccountId')) return false
  const logins = await change.system.find('User', { ContactId: change.id }, ['Profile', 'IsActive'])
  return logins.some(({ Profile, IsActive }) => isActiveAdmin(Profile, IsActive))
}

const isActiveAdmin = (profile: Scalar | undefined, isActive: Scalar | undefined): boolean =>
  profile === 'AccountAdmin' && isActive === true

async function hasAccess(change: Change, contactId: Scalar | undefined): Promise<boolean> {
  if (typeof contactId !== 'string') return false
  const [contact] = await change.system.find('Contact', { Id: contactId }, ['PortalAccess__c'], 1)
  return contact !== undefined && contact.PortalAccess__c !== 'Removed'
}
