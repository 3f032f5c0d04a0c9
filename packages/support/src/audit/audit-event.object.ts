import { type Change, dateTime, defineAccess, defineObject, type Grant, lookup, own, text } from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { signedInProfiles } from '../profiles.ts'

const columns = ['Time__c', 'Kind__c', 'Actor__r.Name', 'Account__r.Name', 'TargetId__c'] as const

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
  listViews: [
    {
      apiName: 'MyAuditEvents',
      id: '00B000000000d01EAA',
      label: 'My audit events',
      columns,
      filters: [{ field: 'ActorId__c', operator: 'equals', value: { principal: 'userId' } }],
      orderBy: ['-CreatedDate'],
      profiles: signedInProfiles,
    },
    {
      apiName: 'AuditEvents',
      id: '00B000000000d02EAA',
      label: 'Audit events',
      columns,
      orderBy: ['-CreatedDate'],
      profiles: ['AccountAdmin', 'Agent', 'Administrator'],
    },
  ],
  rules: { beforeCreate: setAuditTime },
})

/** The time of an event is the time of the write, unless the writer sets an earlier one. */
function setAuditTime(change: Change): void {
  if (change.value('Time__c') === null) change.set('Time__c', change.now)
}

const read = ['ActorId__c', 'AccountId__c', 'Kind__c', 'TargetId__c', 'TargetName__c', 'Time__c'] as const

const mine: Grant = { rows: { ActorId__c: own('userId') }, read }

// Account admins read the events of their account, agents and administrators those of all accounts that they may see.
export const auditEventAccess = defineAccess('AuditEvent__c', {
  Customer: [mine],
  AccountAdmin: [mine, { rows: { AccountId__c: own('accountId') }, read }],
  Agent: [mine, ...agentGrants({ read })],
  Author: [mine],
  Administrator: [mine, ...agentGrants({ read })],
})
