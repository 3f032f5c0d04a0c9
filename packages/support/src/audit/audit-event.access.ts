import { defineAccess, own } from 'platform'

// Agents have no use for it: reading everybody's events is a security role that this product does not have yet.
export const auditEventAccess = defineAccess('AuditEvent__c', {
  AccountAdmin: [
    {
      rows: { AccountId__c: own('accountId') },
      read: ['ActorId__c', 'AccountId__c', 'Kind__c', 'TargetId__c', 'TargetName__c', 'Time__c'],
    },
  ],
})
