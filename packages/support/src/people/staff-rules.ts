import { AppError } from 'contract'
import type { Change, SystemRecords } from 'platform'
import { isStaffProfile } from '../profiles.ts'

// Above the people of any provider.
const MOST_STAFF = 1_000

/** Administrators who have signed in and may sign in again. An invited one cannot help those who are locked out. */
export function activeAdministrators(records: Pick<SystemRecords, 'find'>) {
  const active = { Profile: 'Administrator', IsActive: true } as const
  return records
    .find('User', active, ['Id', 'Email', 'LastLoginDate'], MOST_STAFF)
    .then((people) => people.filter(({ LastLoginDate }) => LastLoginDate !== null))
}

/**
 * Refuses a change that leaves the installation without an administrator who can sign in. Such changes run one after the other: if two
 * administrators deactivate each other, one is refused.
 *
 * @throws AppError `LAST_ADMINISTRATOR`.
 */
export async function keepAnAdministrator(change: Change): Promise<void> {
  const wasActive = change.previous('Profile') === 'Administrator' && change.previous('IsActive') === true
  const isActive = change.value('Profile') === 'Administrator' && change.value('IsActive') === true
  if (!wasActive || isActive) return
  await change.tx.query('select pg_advisory_xact_lock(hashtext($1))', ['administrators'])
  const others = await activeAdministrators(change.system)
  if (others.some(({ Id }) => Id !== change.id)) return
  throw new AppError('LAST_ADMINISTRATOR')
}

/**
 * Keeps the proposal and the confirmation of an export clearance with two administrators, neither of whom is the person that gets it.
 *
 * @throws AppError `OWN_ACCESS`, `CLEARANCE_NEEDS_ANOTHER`.
 */
export function checkClearance(change: Change): void {
  // A person who may work with neither accounts nor cases has no use for it.
  if (change.isChanged('Profile') && change.value('Profile') === 'Author') change.set('ExportClearance__c', false)
  const caller = change.principal?.userId
  if (change.isChanged('ClearanceProposed__c')) {
    if (change.id === caller) throw new AppError('OWN_ACCESS')
    change.set('ClearanceProposedById__c', change.value('ClearanceProposed__c') === true ? (caller ?? null) : null)
  }
  if (!change.isChanged('ExportClearance__c') || change.value('ExportClearance__c') !== true || caller === undefined) {
    return
  }
  if (change.previous('ClearanceProposedById__c') === caller) throw new AppError('CLEARANCE_NEEDS_ANOTHER')
  change.set('ClearanceProposed__c', false)
  change.set('ClearanceProposedById__c', null)
}

/**
 * The person who takes over from a deactivated one is active, of the provider, and another person. It is not kept after the change.
 *
 * @returns the id of that person; null for none.
 * @throws AppError `INVALID_VALUE`.
 */
export async function successorOf(change: Change): Promise<string | null> {
  const id = change.value('HandOverToId__c')
  if (typeof id !== 'string') return null
  const successor = await change.system.read('User', id, ['Profile', 'IsActive'])
  if (id === change.id || successor?.IsActive !== true || !isStaffProfile(successor.Profile)) {
    throw new AppError('INVALID_VALUE', { label: 'Takes over' }, { field: 'HandOverToId__c' })
  }
  return id
}

/** Whether the login is of a person of the provider. */
export const isStaff = (change: Change): boolean => isStaffProfile(change.value('Profile'))
