import type { Change, ObjectDefinition } from 'platform'
import type { PeopleChanges } from '../person.ts'

// A bound on the logins of one account or contact; accounts are far smaller.
const MOST_USERS = 10_000

/** Fields of each object from which a person's rights and session view are made. */
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

/** Adds to the rules of user, contact and account that sessions are rewritten, and lost second factors reset; other objects stay unchanged. */
export function keepSessionsInStep(object: ObjectDefinition, sessions: PeopleChanges): ObjectDefinition {
  const fields = watched[object.apiName]
  if (!fields) return object
  const afterUpdate = async (change: Change): Promise<void> => {
    await object.rules?.afterUpdate?.(change)
    if (isRemoval(change))
      await sessions.revokeLinks(change.tx, [String(change.value('Email') ?? ''), ...(await usersOf(change))])
    if (isFactorsReset(change)) await sessions.resetFactors(change.tx, change.id)
    if (!fields.some((field) => change.isChanged(field))) return
    for (const userId of await usersOf(change)) await sessions.rewritePerson(change.tx, userId)
  }
  return { ...object, rules: { ...object.rules, afterUpdate } }
}

/** A removed contact can use no link that was mailed before, not even once it is brought back. */
const isRemoval = (change: Change): boolean =>
  change.objectApiName === 'Contact' &&
  change.isChanged('PortalAccess__c') &&
  change.value('PortalAccess__c') === 'Removed'

const isFactorsReset = (change: Change): boolean =>
  change.objectApiName === 'User' && change.isChanged('FactorsResetDate__c')

async function usersOf(change: Change): Promise<string[]> {
  if (change.objectApiName === 'User') return [change.id]
  const lookup = change.objectApiName === 'Contact' ? 'ContactId' : 'AccountId'
  const users = await change.system.find('User', { [lookup]: change.id }, ['Id'], MOST_USERS)
  return users.map((user) => String(user.Id))
}
