import { page } from '../../../../records/page.ts'
import { readRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'

export const personal = page({
  ...pages.accountPersonal,
  reads: ({ user }) => ({
    // Support belongs to no account, and has no contact.
    contact: user.contactId === null ? null : readContact(user.contactId),
    user: readRecord(user.id, ['User.Name', 'User.Email', 'User.Profile', 'User.TimeZone']),
  }),
})

const readContact = (contactId: string) =>
  readRecord(
    contactId,
    [
      'Contact.FirstName',
      'Contact.LastName',
      'Contact.Phone',
      'Contact.MobilePhone',
      'Contact.Role__c',
      'Contact.ContactNumber__c',
    ],
    ['Contact.Account.Name', 'Contact.Account.AccountNumber', 'Contact.Account.CustomerNumber__c'],
  )
