import { accountRecordTypes } from 'support'
import { type DemoAccountKey, demoAccounts } from '../data/accounts.ts'
import { addressOf, type DemoContact, demoContacts } from '../data/contacts.ts'
import { demoStaff } from '../data/staff.ts'
import type { DemoPeople, DemoPerson } from '../demo-people.ts'
import { must } from '../must.ts'
import { type DemoLoad, daysAgo } from './demo-load.ts'

type NamedContact = DemoContact & { account: DemoAccountKey; name: string; email: string; timeZone: string }

/** Loads the provider's people, the accounts, their contacts and logins. */
export async function loadPeople(load: DemoLoad): Promise<DemoPeople> {
  const staffIds = await loadStaff(load)
  const accountIds = await loadAccounts(load, must(staffIds, 'tomas.brandt@calder-aerodata.example'))
  const contacts = demoAccounts.flatMap(({ key, domain, timeZone }) =>
    demoContacts[key].map((contact): NamedContact => {
      const name = `${contact.first} ${contact.last}`
      return { ...contact, account: key, name, email: addressOf(contact, domain), timeZone }
    }),
  )
  const contactIds = await load.load(
    'Contact',
    contacts.map((contact, index) => contactRecord(load, contact, index, must(accountIds, contact.account))),
  )
  const withLogin = contacts.flatMap((contact, index) => (contact.user === 'none' ? [] : [{ contact, index }]))
  const userIds = await load.load(
    'User',
    withLogin.map(({ contact, index }) => ({
      Name: contact.name,
      Email: contact.email,
      ContactId: contactIds[index] ?? null,
      Profile: contact.profile ?? 'Customer',
      IsActive: contact.user === undefined,
      LastLoginDate: contact.user === undefined ? daysAgo(load, 1 + ((index * 7) % 40)) : null,
      TimeZone: contact.timeZone,
      Locale: 'en-US',
      CreatedDate: daysAgo(load, 600 - index),
    })),
  )
  for (const [position, { index }] of withLogin.entries()) {
    await load.records.update('Contact', contactIds[index] ?? '', { LoginId__c: userIds[position] ?? null })
  }
  const userIdOf = new Map(withLogin.map(({ contact }, position) => [contact.email, userIds[position] ?? null]))
  const persons = contacts.map((contact, index): [string, DemoPerson] => [
    contact.email,
    {
      account: contact.account,
      contactId: contactIds[index] ?? '',
      userId: userIdOf.get(contact.email) ?? null,
      name: contact.name,
      email: contact.email,
      active: contact.user === undefined,
    },
  ])
  return { accountIds, persons: new Map(persons), staffIds }
}

async function loadStaff(load: DemoLoad): Promise<Map<string, string>> {
  const ids = await load.load(
    'User',
    demoStaff.map((person, index) => ({
      Name: person.name,
      Email: person.email,
      Profile: person.profile,
      IsActive: true,
      LastLoginDate: daysAgo(load, 1 + index),
      TimeZone: 'UTC',
      Locale: 'en-US',
      ExportClearance__c: 'exportClearance' in person,
      PublishRight__c: 'publishRight' in person,
      CreatedDate: daysAgo(load, 700),
    })),
  )
  return new Map(demoStaff.map((person, index) => [person.email, ids[index] ?? '']))
}

async function loadAccounts(load: DemoLoad, managerId: string): Promise<Map<DemoAccountKey, string>> {
  const ids = await load.load(
    'Account',
    demoAccounts.map((account, index) => ({
      Name: account.name,
      RecordTypeId: accountRecordTypes[account.recordType],
      AccountNumber: account.number,
      CustomerNumber__c: account.customerNumber,
      CcidCode__c: account.ccid,
      SupportTier__c: account.tier,
      VerifiedDomains__c: account.domain,
      CaseVisibility__c: 'caseVisibility' in account ? account.caseVisibility : 'Account',
      ExportRestricted__c: account.recordType === 'Military',
      OwnerId: managerId,
      CreatedDate: daysAgo(load, 690 - index),
    })),
  )
  return new Map(demoAccounts.map((account, index) => [account.key, ids[index] ?? '']))
}

function contactRecord(load: DemoLoad, contact: NamedContact, index: number, accountId: string) {
  const line = String(100 + index).padStart(4, '0')
  return {
    FirstName: contact.first,
    LastName: contact.last,
    Name: contact.name,
    Email: contact.email,
    // The numbers from 555-0100 are kept for fiction.
    Phone: `+1 555 ${line}`,
    Role__c: contact.role,
    AccountId: accountId,
    PortalAccess__c: contact.user === 'removed' ? 'Removed' : contact.user === 'none' ? 'None' : 'Active',
    CreatedDate: daysAgo(load, 610 - index),
  }
}
