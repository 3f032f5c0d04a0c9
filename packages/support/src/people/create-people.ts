import { createHash, randomUUID } from 'node:crypto'
import type { People } from 'identity'
import type { Platform, Principal, Scalar, SystemRecords } from 'platform'
import { accountRecordTypes } from '../accounts/account.object.ts'
import { outdateAlertFeed } from '../alerts/alert-feed.methods.ts'
import { recordCredentialEvent } from '../audit/credential-events.job.ts'
import type { SupportPerson } from '../person.ts'
import { isCustomerProfile } from '../profiles.ts'
import { createUser } from './create-user.ts'
import { passwordNotice, secondFactorNotice } from './credential-notices.mail.ts'

/** Implements the port `People` of `identity` with the users, contacts and accounts of the product. */
export function createPeople(platform: Pick<Platform, 'asSystem'>): People<SupportPerson> {
  const system = platform.asSystem('read the person of a session')
  return {
    findByEmail: async (tx, email) => {
      const [user] = await system.within(tx).find('User', { Email: email }, ['Id', 'IsActive'], 1)
      return user ? { userId: String(user.Id), active: user.IsActive === true } : null
    },
    personOf: (tx, userId) => personOf(system.within(tx), userId),
    createUser: (tx, email, facts) => createUser(system.within(tx), email, facts),
    credentialEvent: (tx, event) => recordCredentialEvent.enqueue(tx, event),
    passwordChanged: async (tx, userId, { passkeys, providers }) => {
      const remaining = { passkeys: [...passkeys], providers: [...providers] }
      passwordNotice.enqueue(tx, { userId, key: randomUUID(), ...remaining })
      // Its address is a secret that a person with the old password may have read.
      await outdateAlertFeed(system.within(tx), userId)
    },
    secondFactorChanged: (tx, userId, change) => secondFactorNotice.enqueue(tx, { userId, change, key: randomUUID() }),
  }
}

const userFields = [
  'Name',
  'Email',
  'ContactId',
  'Profile',
  'IsActive',
  'LastLoginDate',
  'TimeZone',
  'Locale',
  'ExportClearance__c',
  'PublishRight__c',
] as const

type Values = Record<string, Scalar>

/** Null for inactive users, removed contacts and customers without an account, who may not have a session. */
async function personOf(records: SystemRecords, userId: string): Promise<SupportPerson | null> {
  const user = await records.read('User', userId, userFields)
  if (user?.IsActive !== true) return null
  if (!isCustomerProfile(String(user.Profile))) return person(userId, user, null, null)
  const contact =
    typeof user.ContactId === 'string'
      ? await records.read('Contact', user.ContactId, ['AccountId', 'PortalAccess__c'])
      : null
  if (!contact || contact.PortalAccess__c === 'Removed') return null
  const account = await records.read('Account', String(contact.AccountId), [
    'Name',
    'RecordTypeId',
    'CaseVisibility__c',
  ])
  return account ? person(userId, user, contact, account) : null
}

function person(userId: string, user: Values, contact: Values | null, account: Values | null): SupportPerson {
  const profile = String(user.Profile)
  const timeZone = String(user.TimeZone ?? 'UTC')
  const locale = String(user.Locale ?? 'en-US')
  const contactId = contact ? text(user.ContactId) : null
  const accountId = contact ? text(contact.AccountId) : null
  const attributes: Principal['attributes'] = {
    contactId,
    accountId,
    accountRecordType: account ? recordTypeName(account.RecordTypeId) : null,
    caseVisibility: account ? (text(account.CaseVisibility__c) ?? 'Account') : null,
    exportClearance: (profile === 'Agent' || profile === 'Administrator') && user.ExportClearance__c === true,
    publishRight: profile === 'Author' && user.PublishRight__c === true,
  }
  const epoch = epochOf({ profile, attributes })
  return {
    userId,
    principal: { userId, profile, attributes, timeZone, locale, epoch, internal: !isCustomerProfile(profile) },
    view: {
      id: userId,
      name: String(user.Name),
      email: String(user.Email),
      profile,
      contactId,
      accountId,
      accountName: account ? text(account.Name) : null,
      timeZone,
      locale,
      isGuest: false,
      permissionEpoch: epoch,
    },
    hasSignedIn: user.LastLoginDate !== null,
  }
}

const text = (value: Scalar | undefined): string | null => (typeof value === 'string' ? value : null)

const recordTypeName = (id: Scalar | undefined): string | null =>
  Object.entries(accountRecordTypes).find(([, known]) => known === id)?.[0] ?? null

/** A hash of the rights: the browser drops its cache when it changes. */
function epochOf(rights: Pick<Principal, 'profile' | 'attributes'>): number {
  const attributes = Object.entries(rights.attributes).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([rights.profile, attributes]))
    .digest()
    .readUIntBE(0, 6)
}
