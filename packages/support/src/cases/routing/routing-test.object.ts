import {
  type ActionDefinition,
  autoNumber,
  type Change,
  defineAccess,
  defineObject,
  lookup,
  picklist,
  text,
  textOf,
} from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../../define-job.ts'
import { agentGrants, exportRestrictedBy } from '../../export-restriction.ts'
import { caseIssueTypes } from '../case.values.ts'
import { routeCase } from './routing.ts'
import { checkedLanguage } from './routing-rule.object.ts'

/** Shows which queue a case would get. */
export const testRoutingAction: ActionDefinition = {
  apiName: 'TestRouting',
  id: '09D000000001731EAA',
  label: 'Test the routing',
  kind: 'Create',
  targetObject: 'RoutingTest__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: [['IssueType__c'], ['ProductId__c'], ['AccountId__c'], ['Language__c']],
  successMessage: 'The routing was tested.',
  iconName: 'action:question_post_action',
  description: 'Shows which queue a case like this would get, and by which rule. No case is opened.',
}

/** A case as an administrator describes it, with the queue that it would have got at that time. */
export const routingTest = defineObject({
  apiName: 'RoutingTest__c',
  keyPrefix: 'a0K',
  label: 'Routing test',
  labelPlural: 'Routing tests',
  nameField: 'TestNumber__c',
  custom: true,
  fields: {
    TestNumber__c: autoNumber({ label: 'Test', digits: 4, startsAt: 1 }),
    QueueId__c: lookup({ label: 'Queue', to: ['Queue__c'], relationshipName: 'Queue__r' }),
    Reason__c: text({ label: 'Decided by', length: 120 }),
    IssueType__c: picklist({ label: 'Issue type', values: caseIssueTypes }),
    ProductId__c: lookup({ label: 'Product', to: ['Product2'], relationshipName: 'Product__r' }),
    AccountId__c: lookup({ label: 'Account', to: ['Account'], relationshipName: 'Account__r' }),
    Language__c: text({ label: 'Language', help: 'Two letters, such as de.', length: 3, collation: 'code' }),
    ExportRestricted__c: exportRestrictedBy('AccountId__c'),
  },
  indexes: [{ columns: ['CreatedDate'] }, { columns: ['ExportRestricted__c', 'CreatedDate'] }],
  listViews: [
    {
      apiName: 'RoutingTests',
      id: '00B000000001731EAA',
      label: 'Routing tests',
      columns: [
        'TestNumber__c',
        'Queue__r.Name',
        'Reason__c',
        'IssueType__c',
        'Product__r.Name',
        'Account__r.Name',
        'Language__c',
        'CreatedDate',
      ],
      orderBy: ['-CreatedDate'],
      profiles: ['Administrator'],
    },
  ],
  rules: { beforeCreate: decide },
})

const described = ['IssueType__c', 'ProductId__c', 'AccountId__c', 'Language__c'] as const

export const routingTestAccess = defineAccess('RoutingTest__c', {
  Administrator: agentGrants({
    read: ['TestNumber__c', 'QueueId__c', 'Reason__c', ...described],
    create: described,
  }),
})

async function decide(change: Change): Promise<void> {
  const language = textOf(change.value('Language__c'))
  if (language !== null) change.set('Language__c', checkedLanguage(language))
  const { queue, rule } = await routeCase(change.system, {
    accountId: textOf(change.value('AccountId__c')),
    productId: textOf(change.value('ProductId__c')),
    issueType: textOf(change.value('IssueType__c')),
    language: () => Promise.resolve(textOf(change.value('Language__c'))),
  })
  change.set('QueueId__c', queue.id)
  change.set('Reason__c', rule === null ? 'No rule applies: the default queue' : `Rule ${rule.number}: ${rule.name}`)
}

const KEPT_MS = 30 * 24 * 3_600_000

/** Deletes tests after 30 days: they show how the rules were, not how they are. */
export const sweepRoutingTests = defineJob({
  task: 'sweep-routing-tests',
  payload: Type.Object({}),
  schedule: '47 2 * * *',
  run: ({ platform, now }) =>
    platform
      .asSystem('sweep old routing tests')
      .removeOld('RoutingTest__c', { time: 'CreatedDate', before: new Date(now() - KEPT_MS).toISOString() }),
})
