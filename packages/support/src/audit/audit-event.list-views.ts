import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

const columns = ['Time__c', 'Kind__c', 'Actor__r.Name', 'Account__r.Name', 'TargetId__c'] as const

export const auditEventListViews = defineListViews('AuditEvent__c', [
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
    profiles: ['AccountAdmin', 'Agent'],
  },
])
