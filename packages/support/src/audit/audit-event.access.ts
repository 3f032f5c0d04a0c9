import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const read = ['ActorId__c', 'AccountId__c', 'Kind__c', 'TargetId__c', 'TargetName__c', 'Time__c'] as const

const mine: Grant = { rows: { ActorId__c: own('userId') }, read }

// Account admins read the events of their account, agents those of all accounts that they may see.
export const auditEventAccess = defineAccess('AuditEvent__c', {
  Customer: [mine],
  AccountAdmin: [mine, { rows: { AccountId__c: own('accountId') }, read }],
  Agent: [mine, ...agentGrants({ read })],
  Author: [mine],
})
