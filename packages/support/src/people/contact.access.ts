import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const personal = [
  'FirstName',
  'LastName',
  'Name',
  'Email',
  'Phone',
  'MobilePhone',
  'Role__c',
  'ContactNumber__c',
  'AccountId',
] as const

// A job title gives no right.
const self: Grant = {
  rows: { Id: own('contactId') },
  read: personal,
  write: ['FirstName', 'LastName', 'Phone', 'MobilePhone', 'Role__c'],
}

export const contactAccess = defineAccess('Contact', {
  Customer: [self, { rows: { AccountId: own('accountId') }, read: ['Name'] }],
  AccountAdmin: [
    self,
    {
      rows: { AccountId: own('accountId') },
      read: [...personal, 'PortalAccess__c', 'InvitedProfile__c', 'InvitedDate__c', 'LoginId__c', 'CaseMailsStay__c'],
      write: ['FirstName', 'LastName', 'Phone', 'Role__c'],
      create: ['FirstName', 'LastName', 'Email', 'Phone', 'Role__c', 'PortalAccess__c', 'InvitedProfile__c'],
    },
  ],
  // An e-mail address changes only by a flow that verifies the new mailbox, so agents cannot write it either.
  Agent: agentGrants({
    read: 'all',
    write: ['FirstName', 'LastName', 'Phone', 'MobilePhone', 'Role__c', 'PortalAccess__c', 'AddressShared__c'],
    create: ['FirstName', 'LastName', 'Email', 'Phone', 'MobilePhone', 'Role__c', 'AccountId'],
  }),
})
