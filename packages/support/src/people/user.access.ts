import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const self: Grant = {
  rows: { Id: own('userId') },
  read: ['Name', 'Email', 'ContactId', 'AccountId', 'Profile', 'IsActive', 'LastLoginDate', 'TimeZone', 'Locale'],
  write: ['TimeZone'],
}

// Customers see the name of the agent who answered, and nothing more; they do not see authors.
const agentNames: Grant = { rows: { Profile: 'Agent' }, read: ['Name'] }

export const userAccess = defineAccess('User', {
  Customer: [self, { rows: { AccountId: own('accountId') }, read: ['Name', 'AccountId'] }, agentNames],
  AccountAdmin: [
    self,
    {
      rows: { AccountId: own('accountId') },
      read: ['Name', 'Email', 'ContactId', 'AccountId', 'Profile', 'IsActive', 'LastLoginDate'],
    },
    agentNames,
  ],
  Agent: [
    self,
    ...agentGrants({ read: ['Name', 'Email', 'ContactId', 'AccountId', 'Profile', 'IsActive', 'LastLoginDate'] }),
  ],
  Author: [self],
})
