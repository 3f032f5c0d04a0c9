import {
  autoNumber,
  checkbox,
  dateTime,
  defineAccess,
  defineObject,
  email,
  type Grant,
  lookup,
  own,
  phone,
  picklist,
  text,
} from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { askForProof, checkNewAddress } from './change-address.ts'
import { keepEnded, keepUserName, setContactFields } from './contact-rules.ts'
import { dateInvitation, sendInvitation } from './invitation.mail.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { eraseContact, mergeContact, moveWork } from './move-merge-erase.ts'
import { contactActions } from './people.actions.ts'
import { endMailProblem, reportMailProblem } from './undelivered.mail.ts'

/** A person of an account, with or without a login. */
export const contact = defineObject({
  apiName: 'Contact',
  keyPrefix: '003',
  label: 'Contact',
  labelPlural: 'Contacts',
  nameField: 'Name',
  fields: {
    FirstName: text({ label: 'First name', length: 40 }),
    LastName: text({ label: 'Last name', length: 80, required: true }),
    Name: text({ label: 'Name', length: 121 }),
    Email: email({ label: 'E-mail', unique: { unless: 'AddressShared__c' } }),
    AddressShared__c: checkbox({
      label: 'Address shared',
      help: 'Several contacts had this address before addresses were unique. It cannot be registered until an agent clears this for the contact it belongs to.',
    }),
    Phone: phone({ label: 'Phone' }),
    MobilePhone: phone({ label: 'Mobile phone' }),
    Role__c: text({ label: 'Role', length: 80 }),
    Title: text({ label: 'Title', length: 128 }),
    ContactNumber__c: autoNumber({ label: 'Contact number', digits: 6, startsAt: 20001 }),
    AccountId: lookup({
      label: 'Account',
      required: true,
      to: ['Account'],
      relationshipName: 'Account',
      childRelationshipName: 'Contacts',
    }),
    PortalAccess__c: picklist({
      label: 'Portal access',
      values: [
        { value: 'None', label: 'No login yet', isDefault: true },
        { value: 'Invited', label: 'Invited' },
        { value: 'Active', label: 'Active' },
        { value: 'Removed', label: 'Removed' },
      ],
    }),
    InvitedProfile__c: picklist({
      label: 'Invited as',
      help: 'The profile that the invited person gets.',
      values: [
        { value: 'Customer', label: 'Customer', isDefault: true },
        { value: 'AccountAdmin', label: 'Account admin' },
      ],
    }),
    InvitedDate__c: dateTime({ label: 'Invited' }),
    MailProblem__c: picklist({
      label: 'E-mail problem',
      help: 'Why the last e-mail to the address was not sent.',
      values: [
        { value: 'Refused', label: 'E-mail not delivered' },
        { value: 'Limited', label: 'Invitation not sent: too many e-mails today' },
      ],
    }),
    LoginId__c: lookup({ label: 'Login', to: ['User'], relationshipName: 'Login__r' }),
    CaseMailsStay__c: checkbox({
      label: 'Stays on case e-mails',
      help: 'After the removal of a contact, mails about the cases of the contact still go to its address, with number alone.',
    }),
    NewEmail__c: email({
      label: 'New e-mail',
      help: 'The sign-in address after the link in the mail to it was opened.',
    }),
    MergedIntoId__c: lookup({
      label: 'Merge into',
      help: 'The contact of the same account that keeps the cases and the login.',
      to: ['Contact'],
      relationshipName: 'MergedInto__r',
    }),
    IsErased__c: checkbox({ label: 'Personal data erased' }),
    ExportRestricted__c: exportRestrictedBy('AccountId'),
  },
  indexes: [
    { columns: ['AccountId', 'Name'] },
    { columns: ['ExportRestricted__c', 'Name'] },
    { columns: ['Name'] },
    { columns: ['Email'] },
  ],
  search: {
    scopes: ['AccountId', 'ExportRestricted__c'],
    classes: { name: ['Name'], contact: ['Email', 'Phone', 'Role__c'] },
    fields: ['Name', 'Role__c'],
  },
  duplicateRules: [
    {
      name: 'Contact_Email',
      actionOnInsert: 'Block',
      actionOnUpdate: 'Block',
      filters: [{ field: 'PortalAccess__c', operation: 'notEqual', value: 'Removed' }],
      matchRules: [{ name: 'Same_Email', fields: ['Email'] }],
    },
  ],
  theme: { color: '5A4E8C', iconUrl: '/icons/contact.svg' },
  relatedLists: [
    {
      relatedListId: 'Contacts',
      label: 'Contacts',
      parent: 'Account',
      field: 'AccountId',
      columns: ['Name', 'Role__c', 'Email', 'Phone'],
      orderBy: ['Name'],
    },
  ],
  layouts: [
    {
      id: '00h000000000201AAA',
      layoutType: 'Full',
      sections: [
        {
          id: '01B000000000201EAA',
          heading: 'Personal Information',
          columns: 2,
          rows: [
            ['FirstName', 'LastName'],
            ['Phone', 'MobilePhone'],
            ['Role__c', 'Email'],
            ['AccountId', 'ContactNumber__c'],
          ],
        },
      ],
    },
  ],
  // Lists show an accepted invitation at once.
  live: { parents: ['AccountId'] },
  actions: contactActions,
  listViews: [
    {
      apiName: 'AccountContacts',
      id: '00B000000000201EAA',
      label: 'People',
      columns: [
        'Name',
        'Email',
        'Role__c',
        'Phone',
        'PortalAccess__c',
        'MailProblem__c',
        'Login__r.Profile',
        'Login__r.IsActive',
        'Login__r.LastLoginDate',
      ],
      orderBy: ['Name'],
      profiles: ['AccountAdmin', 'Agent', 'Administrator'],
    },
    {
      apiName: 'AllContacts',
      id: '00B000000000202EAA',
      label: 'People of all accounts',
      columns: [
        'Name',
        'Account.Name',
        'Email',
        'Role__c',
        'PortalAccess__c',
        'Phone',
        'MobilePhone',
        'MailProblem__c',
        'Login__r.Profile',
        'Login__r.IsActive',
        'Login__r.LastLoginDate',
      ],
      orderBy: ['Name'],
      profiles: ['Agent', 'Administrator'],
    },
  ],
  rules: {
    beforeCreate: async (change) => {
      await setContactFields(change)
      dateInvitation(change)
    },
    afterCreate: sendInvitation,
    beforeUpdate: async (change) => {
      keepEnded(change)
      await mergeContact(change)
      await setContactFields(change)
      eraseContact(change)
      await checkNewAddress(change)
      await keepAnAdmin(change)
      dateInvitation(change)
      endMailProblem(change)
    },
    afterUpdate: async (change) => {
      await keepUserName(change)
      await moveWork(change)
      askForProof(change)
      sendInvitation(change)
      await reportMailProblem(change)
    },
  },
})

const personal = [
  'FirstName',
  'LastName',
  'Name',
  'Email',
  'Phone',
  'MobilePhone',
  'Role__c',
  'Title',
  'ContactNumber__c',
  'AccountId',
] as const

// People may edit their job title, since it gives no rights.
const self: Grant = {
  rows: { Id: own('contactId') },
  read: personal,
  write: ['FirstName', 'LastName', 'Phone', 'MobilePhone', 'Role__c', 'Title'],
}

/** A new contact; with the profile of a login, it is invited. */
const invited = [
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'MobilePhone',
  'Role__c',
  'Title',
  'AccountId',
  'PortalAccess__c',
  'InvitedProfile__c',
] as const

export const contactAccess = defineAccess('Contact', {
  Customer: [self, { rows: { AccountId: own('accountId') }, read: ['Name'] }],
  AccountAdmin: [
    self,
    {
      rows: { AccountId: own('accountId') },
      read: [
        ...personal,
        'PortalAccess__c',
        'InvitedProfile__c',
        'InvitedDate__c',
        'LoginId__c',
        'CaseMailsStay__c',
        'MailProblem__c',
      ],
      write: ['FirstName', 'LastName', 'Phone', 'Role__c'],
      create: ['FirstName', 'LastName', 'Email', 'Phone', 'Role__c', 'PortalAccess__c', 'InvitedProfile__c'],
    },
  ],
  // Agents cannot change an e-mail address: it changes only after the new mailbox was verified.
  Agent: agentGrants({
    read: 'all',
    write: [
      'FirstName',
      'LastName',
      'Phone',
      'MobilePhone',
      'Role__c',
      'Title',
      'PortalAccess__c',
      'AddressShared__c',
      'NewEmail__c',
    ],
    create: invited,
  }),
  Administrator: agentGrants({
    read: 'all',
    write: [
      'FirstName',
      'LastName',
      'Phone',
      'MobilePhone',
      'Role__c',
      'Title',
      'AccountId',
      'AddressShared__c',
      'NewEmail__c',
    ],
    create: invited,
  }),
})
