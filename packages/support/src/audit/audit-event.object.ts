import { dateTime, defineObject, lookup, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { setAuditTime } from './set-audit-time.ts'

/** An entry of the audit log: actor, action, target and time. Append-only. */
export const auditEvent = defineObject({
  apiName: 'AuditEvent__c',
  keyPrefix: 'a0D',
  label: 'Audit event',
  labelPlural: 'Audit events',
  nameField: 'Id',
  custom: true,
  fields: {
    ActorId__c: lookup({ label: 'Who', to: ['User'], relationshipName: 'Actor__r' }),
    AccountId__c: lookup({ label: 'Account', to: ['Account'], relationshipName: 'Account__r' }),
    Kind__c: text({ label: 'Kind', length: 80, collation: 'code', required: true }),
    TargetId__c: text({ label: 'Record', length: 18, collation: 'code' }),
    TargetName__c: text({ label: 'Record name' }),
    Time__c: dateTime({ label: 'Time' }),
    ExportRestricted__c: exportRestrictedBy('AccountId__c'),
  },
  indexes: [
    { columns: ['AccountId__c', 'CreatedDate'] },
    { columns: ['ActorId__c', 'CreatedDate'] },
    { columns: ['ExportRestricted__c', 'CreatedDate'] },
    { columns: ['CreatedDate'] },
  ],
  rules: { beforeCreate: setAuditTime },
})
