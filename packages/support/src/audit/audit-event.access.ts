import { defineAccess, own } from 'platform'

// Agents read none: the product has no role that audits all accounts.
export const auditEventAccess = defineAccess('AuditEvent__c', {
  AccountAdmin: [
    {
      rows: { AccountId__c: own('accountId') },
      read: ['ActorId__c', 'AccountId__c', 'Kind__c', 'TargetId__c', 'TargetName__c', 'Time__c'],
    },
  ],
})
