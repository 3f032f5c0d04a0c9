import { AppError } from 'contract'
import type { Change } from 'platform'
import { isCustomerProfile } from '../profiles.ts'
import { checkUserAddress } from './check-address.ts'

/**
 * Refuses what account admins may not do to users of their account: give an internal profile, or change their own profile or
 * active flag, which could leave the account without an admin.
 */
export async function checkUser(change: Change): Promise<void> {
  change.set('Email', String(change.value('Email') ?? '').toLowerCase())
  await checkUserAddress(change)
  if (change.principal === null || !isCustomerProfile(change.principal.profile)) return
  if (change.isChanged('Profile') && !isCustomerProfile(String(change.value('Profile')))) {
    throw new AppError('FIELD_NOT_WRITEABLE', { field: 'Profile', label: 'Profile' }, { field: 'Profile' })
  }
  for (const [field, label] of [
    ['Profile', 'Profile'],
    ['IsActive', 'Active'],
  ] as const) {
    if (change.isChanged(field) && change.id === change.principal.userId) {
      throw new AppError('FIELD_NOT_WRITEABLE', { field, label }, { field })
    }
  }
}
