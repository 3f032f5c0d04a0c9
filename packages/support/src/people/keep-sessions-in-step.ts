import type { Change, ObjectDefinition } from 'platform'
import { isErasure, type PeopleChanges } from '../person.ts'

// Above the logins of any account.
const MOST_USERS = 10_000

/** Fields that decide a person's rights, or are part of the session. */
const watched: Readonly<Record<string, readonly string[]>> = {
  User: [
    'Name',
    'Email',
    'ContactId',
    'Profile',
    'IsActive',
    'TimeZone',
    'Locale',
    'ExportClearance__c',
    'PublishRight__c',
  ],
  Contact: ['AccountId', 'PortalAccess__c'],
  Account: ['Name', 'RecordTypeId', 'CaseVisibility__c'],
}

/** Extends the rules of users, contacts and accounts: their changes rewrite sessions and reset second factors. */
export function keepSessionsInStep(object: ObjectDefinition, sessions: PeopleChanges): ObjectDefinition {
  const fields = watched[object.apiName]
  if (!fields) return object
  const afterUpdate = async (change: Change): Promise<void> => {
    await object.rules?.afterUpdate?.(change)
    if (isRemoval(change)) await sessions.revokeLinks(change.tx, [...addressesOf(change), ...(await usersOf(change))])
    if (isFactorsReset(change)) await sessions.resetFactors(change.tx, change.id)
    if (isErasure(change)) {
      const email = String(change.previous('Email') ?? '')
      for (const userId of await usersOf(change)) await sessions.forgetUser(change.tx, userId, email)
    }
    if (areSessionsEnded(change)) await sessions.endSessionsOf(change.tx, change.id)
    if (!fields.some((field) => change.isChanged(field))) return
    for (const userId of await usersOf(change)) await sessions.rewritePerson(change.tx, userId)
  }
  return { ...object, rules: { ...object.rules, afterUpdate } }
}

/** Links mailed before a removal, a merge, an erasure or a deactivation stay invalid, also after the person is brought back. */
const isRemoval = (change: Change): boolean =>
  change.objectApiName === 'Contact'
    ? (change.isChanged('PortalAccess__c') && change.value('PortalAccess__c') === 'Removed') ||
      change.isChanged('MergedIntoId__c') ||
      isErasure(change)
    : change.objectApiName === 'User' && change.isChanged('IsActive') && change.value('IsActive') === false

const isFactorsReset = (change: Change): boolean =>
  change.objectApiName === 'User' && change.isChanged('FactorsResetDate__c')

const areSessionsEnded = (change: Change): boolean =>
  change.objectApiName === 'User' && change.isChanged('SessionsEndedDate__c')

/** The addresses from before the change, which a merge and an erasure empty, and after it. */
function addressesOf(change: Change): string[] {
  const fields = change.objectApiName === 'Contact' ? ['Email', 'NewEmail__c'] : ['Email']
  return fields
    .flatMap((field) => [change.previous(field), change.value(field)])
    .filter((address) => typeof address === 'string')
}

async function usersOf(change: Change): Promise<string[]> {
  if (change.objectApiName === 'User') return [change.id]
  const lookup = change.objectApiName === 'Contact' ? 'ContactId' : 'AccountId'
  const users = await change.system.find('User', { [lookup]: change.id }, ['Id'], MOST_USERS)
  return users.map((user) => String(user.Id))
}
