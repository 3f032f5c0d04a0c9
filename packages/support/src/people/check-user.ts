import { AppError } from 'contract'
import type { Change, Scalar } from 'platform'
import { isCustomerProfile } from '../profiles.ts'
import { checkUserAddress } from './check-address.ts'

/**
 * Refuses an unknown time zone. Account admins may not assign an internal profile, and may not change their own profile or active flag.
 */
export async function checkUser(change: Change): Promise<void> {
  change.set('Email', String(change.value('Email') ?? '').toLowerCase())
  await checkUserAddress(change)
  if (change.isChanged('TimeZone') && !isTimeZone(change.value('TimeZone'))) {
    throw new AppError('INVALID_VALUE', { label: 'Time zone' }, { field: 'TimeZone' })
  }
  if (change.principal === null || !isCustomerProfile(change.principal.profile)) return
  if (change.isChanged('Profile') && !isCustomerProfile(String(change.value('Profile')))) {
    throw new AppError('FIELD_NOT_WRITEABLE', { field: 'Profile', label: 'Profile' }, { field: 'Profile' })
  }
  for (const field of ['Profile', 'IsActive'] as const) {
    if (change.isChanged(field) && change.id === change.principal.userId)
      throw new AppError('OWN_ACCESS', {}, { field })
  }
}

/** Whether the runtime knows a time zone, such as `America/Chicago`. */
function isTimeZone(name: Scalar): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: String(name) })
    return true
  } catch {
    return false
  }
}
