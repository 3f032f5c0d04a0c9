import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'

/**
 * Tells the manager of an account that somebody wants to register with an address that several contacts have; one mail for each
 * contact, to the manager of its account. Numbers only: a manager may be without clearance for the account of another contact.
 */
export const sharedAddress = defineMail({
  task: 'send-shared-address',
  payload: Type.Object({ contactId: Type.String(), key: Type.String() }),
  reason: 'tell account managers of an address that several contacts have',
  key: ({ contactId, key }) => `shared-address-${contactId}-${key}`,
  read: async ({ records }, { contactId }) => {
    const contact = await records.read('Contact', contactId, ['AccountId', 'ContactNumber__c', 'AddressShared__c'])
    if (contact?.AddressShared__c !== true) return null
    const account = await records.read('Account', String(contact.AccountId), ['OwnerId', 'AccountNumber'])
    const manager = typeof account?.OwnerId === 'string' ? await records.read('User', account.OwnerId, ['Email']) : null
    if (typeof manager?.Email !== 'string') return null
    return {
      to: manager.Email,
      contactNumber: String(contact.ContactNumber__c),
      accountNumber: String(account?.AccountNumber ?? ''),
    }
  },
  document: ({ to, contactNumber, accountNumber }: { to: string; contactNumber: string; accountNumber: string }) => ({
    to,
    subject: 'A contact cannot register',
    preheader: 'Its e-mail address is on several contacts.',
    heading: 'A contact cannot register',
    paragraphs: [
      'Somebody tried to register with the e-mail address of this contact. Other contacts have the same address, so nobody can register with it.',
      'Find out to whom the address belongs, and have an agent clear “Address shared” for that contact only.',
    ],
    facts: [
      { label: 'Contact', value: contactNumber },
      { label: 'Account', value: accountNumber },
    ],
    footer: ['You receive this e-mail because you manage this account.'],
  }),
})
