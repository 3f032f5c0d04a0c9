import { AppError } from 'contract'
import type { Change, Scalar } from 'platform'
import { isCustomerProfile, isStaffProfile } from '../profiles.ts'
import { checkUserAddress } from './check-address.ts'

/** What no person may change of the own login. */
const rights = ['Profile', 'IsActive', 'PublishRight__c', 'ExportClearance__c'] as const

/**
 * Refuses an unknown time zone or locale, and to activate the login of an erased or merged contact. A login of a customer never becomes one of the provider, or the reverse, and no person changes their own rights.
 *
 * @throws AppError `INVALID_VALUE`, `FIELD_NOT_WRITEABLE`, `OWN_ACCESS`, `EMAIL_TAKEN`.
 */
export async function checkUser(change: Change): Promise<void> {
  change.set('Email', String(change.value('Email') ?? '').toLowerCase())
  await checkUserAddress(change)
  if (change.isChanged('TimeZone') && !isTimeZone(change.value('TimeZone'))) {
    throw new AppError('INVALID_VALUE', { label: 'Time zone' }, { field: 'TimeZone' })
  }
  if (change.isChanged('Locale')) change.set('Locale', checkedLocale(change.value('Locale')))
  await keepEndedLogin(change)
  if (change.principal === null) return
  if (change.isChanged('Profile') && !mayGetProfile(change)) {
    throw new AppError('FIELD_NOT_WRITEABLE', { field: 'Profile', label: 'Profile' }, { field: 'Profile' })
  }
  for (const field of rights) {
    if (change.isChanged(field) && change.id === change.principal.userId)
      throw new AppError('OWN_ACCESS', {}, { field })
  }
}

async function keepEndedLogin(change: Change): Promise<void> {
  const contactId = change.value('ContactId')
  if (!change.isChanged('IsActive') || change.value('IsActive') !== true || typeof contactId !== 'string') return
  const contact = await change.system.read('Contact', contactId, ['IsErased__c', 'MergedIntoId__c'])
  if (contact === null || (contact.IsErased__c !== true && contact.MergedIntoId__c === null)) return
  throw new AppError('FIELD_NOT_WRITEABLE', { field: 'IsActive', label: 'Active' }, { field: 'IsActive' })
}

function mayGetProfile(change: Change): boolean {
  const profile = change.value('Profile')
  return change.value('ContactId') === null ? isStaffProfile(profile) : isCustomerProfile(String(profile))
}

/** A locale in its usual spelling, such as `de-DE`. @throws AppError `INVALID_VALUE`. */
function checkedLocale(name: Scalar): string {
  try {
    const [locale] = Intl.DateTimeFormat.supportedLocalesOf(String(name))
    if (locale !== undefined) return locale
  } catch {
    // Not even the form of a locale.
  }
  throw new AppError('INVALID_VALUE', { label: 'Locale' }, { field: 'Locale' })
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
