import { AppError } from 'contract'
import {
  type ActionDefinition,
  type Change,
  checkbox,
  defineAccess,
  defineObject,
  lookup,
  number,
  picklist,
  text,
} from 'platform'
import { supportTiers } from '../../accounts/account.object.ts'
import { agentGrants, exportRestrictedBy } from '../../export-restriction.ts'
import { caseIssueTypes } from '../case.values.ts'

const ruleRows = [
  ['Name'],
  ['QueueId__c'],
  ['IssueType__c'],
  ['ProductId__c'],
  ['SupportTier__c'],
  ['AccountId__c'],
  ['Language__c'],
  ['ForRestricted__c'],
] as const

/** Adds a rule after all others. */
export const newRoutingRuleAction: ActionDefinition = {
  apiName: 'NewRoutingRule',
  id: '09D000000001721EAA',
  label: 'Add routing rule',
  kind: 'Create',
  targetObject: 'RoutingRule__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: ruleRows,
  required: ['Name', 'QueueId__c'],
  successMessage: 'The routing rule was added.',
  iconName: 'action:new',
  description:
    'Sends new cases to a queue if all its conditions hold. A condition that is left empty holds for every case. The rule comes last.',
}

/** A rule that sends new cases to a queue. The first rule whose conditions all hold decides. */
export const routingRule = defineObject({
  apiName: 'RoutingRule__c',
  keyPrefix: 'a0J',
  label: 'Routing rule',
  labelPlural: 'Routing rules',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Rule', length: 80, required: true }),
    Position__c: number({ label: 'Position', precision: 6, help: 'Rules are tried in this order.' }),
    QueueId__c: lookup({
      label: 'Queue',
      required: true,
      to: ['Queue__c'],
      relationshipName: 'Queue__r',
      childRelationshipName: 'RoutingRules__r',
      offers: { IsActive__c: [true] },
    }),
    IssueType__c: picklist({ label: 'Issue type', values: caseIssueTypes }),
    ProductId__c: lookup({ label: 'Product', to: ['Product2'], relationshipName: 'Product__r' }),
    SupportTier__c: picklist({
      label: 'Support tier',
      values: supportTiers.map(({ value, label }) => ({ value, label })),
    }),
    AccountId__c: lookup({ label: 'Account', to: ['Account'], relationshipName: 'Account__r' }),
    Language__c: text({
      label: 'Language',
      help: 'Two letters, such as de. It is compared with the language that the contact has chosen.',
      length: 3,
      collation: 'code',
    }),
    ForRestricted__c: checkbox({ label: 'Export-restricted accounts only' }),
    IsActive__c: checkbox({ label: 'In use', defaultValue: true }),
    ExportRestricted__c: exportRestrictedBy('AccountId__c'),
  },
  indexes: [
    { columns: ['Position__c'] },
    { columns: ['ExportRestricted__c', 'Position__c'] },
    { columns: ['QueueId__c', 'Position__c'] },
  ],
  listViews: [
    {
      apiName: 'RoutingRules',
      id: '00B000000001721EAA',
      label: 'Routing rules',
      columns: [
        'Name',
        'Queue__r.Name',
        'Position__c',
        'IsActive__c',
        'IssueType__c',
        'Product__r.Name',
        'SupportTier__c',
        'Account__r.Name',
        'Language__c',
        'ForRestricted__c',
      ],
      orderBy: ['Position__c'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'RoutingRule__c.Change',
      id: '09D000000001722EAA',
      label: 'Change rule',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: ruleRows,
      required: ['Name', 'QueueId__c'],
      successMessage: 'The routing rule was changed.',
      iconName: 'action:edit',
      description:
        'Changes the queue or the conditions for cases that are opened from now on. Present cases keep their queue.',
    },
    {
      apiName: 'RoutingRule__c.MoveUp',
      id: '09D000000001723EAA',
      label: 'Move up',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      successMessage: 'The rule was moved up.',
      iconName: 'action:sort',
      description: 'Tries this rule before the one above it.',
    },
    {
      apiName: 'RoutingRule__c.MoveDown',
      id: '09D000000001724EAA',
      label: 'Move down',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      successMessage: 'The rule was moved down.',
      iconName: 'action:sort',
      description: 'Tries this rule after the one below it.',
    },
    {
      apiName: 'RoutingRule__c.TurnOff',
      id: '09D000000001725EAA',
      label: 'Turn off',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true } }],
      sets: { IsActive__c: false },
      successMessage: 'The rule is off.',
      iconName: 'action:close',
      description: 'New cases skip this rule, until it is turned on again.',
    },
    {
      apiName: 'RoutingRule__c.TurnOn',
      id: '09D000000001726EAA',
      label: 'Turn on',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: false } }],
      sets: { IsActive__c: true },
      successMessage: 'The rule is on.',
      iconName: 'action:approval',
      description: 'Applies this rule to new cases again.',
    },
  ],
  rules: {
    beforeCreate: async (change) => {
      await checkRule(change)
      await lockOrder(change)
      const last = (await rulesInOrder(change)).at(-1)?.position ?? 0
      change.set('Position__c', last + 1)
    },
    beforeUpdate: async (change) => {
      await checkRule(change)
      if (change.action === 'RoutingRule__c.MoveUp') await move(change, -1)
      if (change.action === 'RoutingRule__c.MoveDown') await move(change, 1)
    },
  },
})

const conditions = [
  'Name',
  'QueueId__c',
  'IssueType__c',
  'ProductId__c',
  'SupportTier__c',
  'AccountId__c',
  'Language__c',
  'ForRestricted__c',
] as const

export const routingRuleAccess = defineAccess('RoutingRule__c', {
  Administrator: agentGrants({ read: [...conditions, 'Position__c', 'IsActive__c'], create: conditions }),
})

/** @throws AppError `INVALID_VALUE` for a language that is none, or a retired queue. */
async function checkRule(change: Change): Promise<void> {
  const language = change.value('Language__c')
  if (typeof language === 'string') change.set('Language__c', checkedLanguage(language))
  const queueId = change.value('QueueId__c')
  if (!change.isChanged('QueueId__c') || typeof queueId !== 'string') return
  const queue = await change.system.read('Queue__c', queueId, ['IsActive__c'])
  if (queue?.IsActive__c !== true) throw new AppError('INVALID_VALUE', { label: 'Queue' }, { field: 'QueueId__c' })
}

/** A language code in lower case. @throws AppError `INVALID_VALUE`. */
export function checkedLanguage(text: string): string {
  const language = text.trim().toLowerCase()
  const isKnown =
    /^[a-z]{2,3}$/.test(language) && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language)
  if (!isKnown) throw new AppError('INVALID_VALUE', { label: 'Language' }, { field: 'Language__c' })
  return language
}

// Above the rules of any provider.
const MOST_RULES = 1_000

/** Changes of the order run one after the other. */
const lockOrder = (change: Change) => change.tx.query('select pg_advisory_xact_lock(hashtext($1))', ['routing rules'])

async function rulesInOrder(change: Change): Promise<{ id: string; position: number }[]> {
  const rules = await change.system.find('RoutingRule__c', {}, ['Id', 'Position__c'], MOST_RULES)
  return rules
    .map(({ Id, Position__c }) => ({ id: String(Id), position: Number(Position__c) }))
    .toSorted((a, b) => a.position - b.position)
}

/** Changes places with the rule before (-1) or after (1) this one; the first and the last rule stay. */
async function move(change: Change, step: -1 | 1): Promise<void> {
  await lockOrder(change)
  const rules = await rulesInOrder(change)
  const index = rules.findIndex(({ id }) => id === change.id)
  const [moved, neighbor] = [rules[index], rules[index + step]]
  if (moved === undefined || neighbor === undefined) return
  await change.system.update('RoutingRule__c', neighbor.id, { Position__c: moved.position })
  change.set('Position__c', neighbor.position)
}
