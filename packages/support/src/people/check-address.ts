import { AppError } from 'contract'
import type { Change } from 'platform'
import { isVerifiedDomain } from '../accounts/is-verified-domain.ts'
import { isCustomerProfile } from '../profiles.ts'

/**
 * An e-mail address belongs to one contact of the installation, because registration finds the contact by it. Removed contacts keep their
 * address. Account admins may only add addresses of verified domains of their account, since other addresses may be those of strangers.
 *
 * @throws AppError `EMAIL_DOMAIN_NOT_VERIFIED`, first, so that it does not reveal known addresses; `EMAIL_TAKEN`.
 */
export async function checkContactAddress(change: Change): Promise<void> {
  const email = change.value('Email')
  const isNew = change.operation === 'create' || change.isChanged('Email')
  if (isNew) change.set('AddressShared__c', false)
  else if (change.isChanged('AddressShared__c') && change.value('AddressShared__c') === true) {
    const [field, label] = ['AddressShared__c', 'Address shared']
    throw new AppError('FIELD_NOT_WRITEABLE', { field, label }, { field })
  }
  if (typeof email !== 'string' || !(isNew || change.isChanged('AddressShared__c'))) return
  if (isNew) await checkDomain(change, email)
  const contacts = await change.system.find('Contact', { Email: email }, ['Id', 'AddressShared__c'])
  // A shared address belongs to the contact that an agent chooses; no other contact may get it.
  const owners = isNew ? contacts : contacts.filter(({ AddressShared__c }) => AddressShared__c !== true)
  const [login] = await change.system.find('User', { Email: email }, ['ContactId'], 1)
  if (owners.some(({ Id }) => Id !== change.id) || (login && login.ContactId !== change.id)) throw taken()
}

/** The address of a login must not be that of another login or contact. @throws AppError `EMAIL_TAKEN`. */
export async function checkUserAddress(change: Change): Promise<void> {
  if (!change.isChanged('Email')) return
  const contacts = await change.system.find('Contact', { Email: change.value('Email') }, ['Id', 'AddressShared__c'])
  const own = change.value('ContactId')
  const [login] = await change.system.find('User', { Email: change.value('Email') }, ['Id'], 1)
  if (login && login.Id !== change.id) throw taken()
  if (contacts.some(({ Id, AddressShared__c }) => Id !== own && AddressShared__c !== true)) throw taken()
}

async function checkDomain(change: Change, email: string): Promise<void> {
  if (change.principal === null || !isCustomerProfile(change.principal.profile)) return
  const [account] = await change.system.find('Account', { Id: change.value('AccountId') }, ['VerifiedDomains__c'], 1)
  if (isVerifiedDomain(email, account?.VerifiedDomains__c)) return
  throw new AppError('EMAIL_DOMAIN_NOT_VERIFIED', {}, { field: 'Email' })
}

const taken = (): AppError => new AppError('EMAIL_TAKEN', {}, { field: 'Email' })
