import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'

/**
 * Notifies account managers that a visitor tried to register with an address that several contacts have: one mail per contact, to the
 * manager of its account. It has only numbers, since a manager may lack the clearance for another contact's account.
 */
export const sharedAddress = defineMail({
  task: 'send-shared-address',
  payload: Type.Object({ contactId: Type.String(), key: Type.String() }),
  reason: 'mail account managers about a shared address',
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
      'A visitor tried to register with the e-mail address of this contact. Other contacts have the same address, so it cannot be registered.',
      'Find out which contact owns the address, and ask an agent to clear “Address shared” for that contact only.',
    ],
    facts: [
      { label: 'Contact', value: contactNumber },
      { label: 'Account', value: accountNumber },
    ],
    footer: ['You receive this e-mail because you manage this account.'],
  }),
})
