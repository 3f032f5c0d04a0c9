import { defineAccess } from 'platform'

const fields = ['Name', 'Body__c', 'IsActive__c'] as const

// One template is sent by many agents: those who write what the provider says write it, and no agent changes it for the others.
export const replyTemplateAccess = defineAccess('ReplyTemplate__c', {
  Agent: [{ rows: { IsActive__c: true }, read: fields }],
  Author: [{ rows: 'all', read: fields, create: fields, write: fields, delete: true, hidesPeople: true }],
})
