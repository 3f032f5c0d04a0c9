import { defineAccess, defineObject, lookup, text } from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../../define-job.ts'
import { agentGrants, exportRestrictedBy } from '../../export-restriction.ts'

/** What an automation did to a case. */
export const automationRun = defineObject({
  apiName: 'AutomationRun__c',
  keyPrefix: 'a0S',
  label: 'Automation run',
  labelPlural: 'Automation runs',
  nameField: 'Id',
  custom: true,
  fields: {
    CaseId__c: lookup({
      label: 'Case',
      required: true,
      to: ['Case'],
      relationshipName: 'Case__r',
      childRelationshipName: 'AutomationRuns__r',
    }),
    AutomationId__c: lookup({
      label: 'Automation',
      required: true,
      to: ['Automation__c'],
      relationshipName: 'Automation__r',
    }),
    /** Names the event, so that it runs once. */
    Key__c: text({ label: 'Event', length: 120, collation: 'code', required: true, unique: true }),
    /** At the time of the run. */
    AutomationName__c: text({ label: 'Automation name', length: 80 }),
    Outcome__c: text({ label: 'Outcome', length: 1000 }),
    ExportRestricted__c: exportRestrictedBy('CaseId__c'),
  },
  indexes: [{ columns: ['CaseId__c', 'CreatedDate'] }, { columns: ['AutomationId__c', 'CreatedDate'] }],
  relatedLists: [
    {
      relatedListId: 'AutomationRuns',
      label: 'Automations',
      parent: 'Case',
      field: 'CaseId__c',
      columns: ['AutomationName__c', 'Outcome__c', 'CreatedDate'],
      orderBy: ['-CreatedDate'],
    },
  ],
  live: { parents: ['CaseId__c'] },
})

const fields = ['CaseId__c', 'AutomationName__c', 'Outcome__c'] as const

export const automationRunAccess = defineAccess('AutomationRun__c', { Agent: agentGrants({ read: fields }) })

const RUN_KEPT_MS = 365 * 86_400_000

/** Deletes what automations did more than a year ago. */
export const sweepAutomationRuns = defineJob({
  task: 'sweep-automation-runs',
  payload: Type.Object({}),
  schedule: '47 2 * * *',
  run: ({ platform, now }) =>
    platform.asSystem('sweep old runs of automations').removeOld('AutomationRun__c', {
      time: 'CreatedDate',
      before: new Date(now() - RUN_KEPT_MS).toISOString(),
    }),
})
