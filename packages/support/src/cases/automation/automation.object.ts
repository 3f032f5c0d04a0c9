import { AppError, isBlank, isEmail, limits } from 'contract'
import {
  type ActionDefinition,
  type Change,
  checkbox,
  defineAccess,
  defineObject,
  type FieldDefinition,
  longText,
  lookup,
  number,
  picklist,
  text,
} from 'platform'
import { caseStatusValues } from '../case.values.ts'
import { routing } from '../routing/routing.ts'
import {
  automationFields,
  automationOf,
  conditionAt,
  conditionFields,
  inWords,
  MOST_CONDITIONS,
  MOST_STEPS,
  operators,
  type StepKind,
  stepAt,
  stepKinds,
  triggers,
  upTo,
  waitedSince,
} from './automations.ts'
import { tryAutomation } from './run-automations.job.ts'

const conditions: Record<string, FieldDefinition> = Object.fromEntries(
  upTo(MOST_CONDITIONS).flatMap((place) => {
    const [field, operator, value] = conditionAt(place)
    return [
      [field, picklist({ label: `Condition ${place}`, values: conditionFields })],
      [operator, picklist({ label: `Comparison ${place}`, values: operators })],
      [value, text({ label: `Value ${place}`, length: 255 })],
    ]
  }),
)

const steps: Record<string, FieldDefinition> = Object.fromEntries(
  upTo(MOST_STEPS).flatMap((place) => {
    const [kind, value] = stepAt(place)
    return [
      [kind, picklist({ label: `Step ${place}`, values: stepKinds })],
      [value, longText({ label: `Value or text of step ${place}`, length: limits.commentCharacters })],
    ]
  }),
)

const rows = [
  ['Name'],
  ['Order__c', 'IsActive__c'],
  ['Trigger__c'],
  ['WaitedHours__c', 'WaitedSince__c'],
  ['ActsAsId__c'],
  ...upTo(MOST_CONDITIONS).map((place) => [...conditionAt(place)]),
  ...upTo(MOST_STEPS).map((place) => [...stepAt(place)]),
]

/** Makes an automation. */
export const newAutomationAction: ActionDefinition = {
  apiName: 'NewAutomation',
  id: '09D000000001801EAA',
  label: 'Add automation',
  kind: 'Create',
  targetObject: 'Automation__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows,
  required: ['Name', 'Trigger__c', 'ActsAsId__c'],
  successMessage: 'The automation was added.',
  iconName: 'action:new',
  description: 'Makes an automation of cases. Try it before it is active.',
}

/** What happens to cases without a person. */
export const automation = defineObject({
  apiName: 'Automation__c',
  keyPrefix: 'a0R',
  label: 'Automation',
  labelPlural: 'Automations',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Name', length: 80, required: true, unique: true }),
    Order__c: number({
      label: 'Order',
      precision: 4,
      defaultValue: 10,
      help: 'Automations run from the lowest to the highest number, so that the last one decides.',
    }),
    IsActive__c: checkbox({ label: 'Active' }),
    Trigger__c: picklist({ label: 'Starts when', required: true, values: triggers }),
    WaitedHours__c: number({ label: 'Hours', precision: 4, help: 'Only where hours must have passed.' }),
    WaitedSince__c: picklist({ label: 'Counted from', values: waitedSince }),
    ActsAsId__c: lookup({
      label: 'Acts as',
      required: true,
      help: 'It changes cases in the name of this agent, and only those that this agent may change.',
      to: ['User'],
      relationshipName: 'ActsAs__r',
    }),
    ...conditions,
    ...steps,
    Summary__c: text({ label: 'In words', length: 2000 }),
    TryResult__c: text({ label: 'Last trial', length: 1000 }),
  },
  indexes: [{ columns: ['Order__c', 'Name'] }],
  listViews: [
    {
      apiName: 'Automations',
      id: '00B000000001801EAA',
      label: 'Automations',
      columns: ['Name', 'Summary__c', 'Order__c', 'IsActive__c', 'ActsAs__r.Name', 'TryResult__c'],
      orderBy: ['Order__c', 'Name'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'Automation__c.Change',
      id: '09D000000001802EAA',
      label: 'Change automation',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows,
      required: ['Name', 'Trigger__c', 'ActsAsId__c'],
      successMessage: 'The automation was changed.',
      iconName: 'action:edit',
      description: 'Changes an automation, or turns it on or off.',
    },
    {
      apiName: 'Automation__c.Try',
      id: '09D000000001803EAA',
      label: 'Try with the last 100 cases',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      sets: { TryResult__c: 'The trial is running.' },
      repeatable: true,
      successMessage: 'The trial was started. It changes no case.',
      iconName: 'action:preview',
      description: 'Counts the latest cases that meet the conditions, and changes none of them.',
    },
  ],
  live: { parents: [] },
  rules: {
    beforeCreate: checkAutomation,
    beforeUpdate: checkAutomation,
    afterUpdate: (change) => {
      if (change.action === 'Automation__c.Try') tryAutomation.enqueue(change.tx, { automationId: change.id })
    },
  },
})

/** Refuses what could never run. @throws AppError `INVALID_VALUE`, `REQUIRED_FIELD_MISSING`, `INVALID_CROSS_REFERENCE_KEY`. */
async function checkAutomation(change: Change): Promise<void> {
  if (change.value('Trigger__c') === 'Waited') {
    for (const field of ['WaitedHours__c', 'WaitedSince__c']) if (change.value(field) === null) throw missing(field)
    const hours = Number(change.value('WaitedHours__c'))
    if (!Number.isInteger(hours) || hours < 1) throw invalid('WaitedHours__c', 'Hours')
  }
  for (const place of upTo(MOST_CONDITIONS)) checkCondition(change, place)
  const filled = upTo(MOST_STEPS).filter((place) => change.value(stepAt(place)[0]) !== null)
  if (filled.length === 0) throw missing(stepAt(1)[0])
  for (const place of upTo(MOST_STEPS)) await checkStep(change, place)
  change.set(
    'Summary__c',
    inWords(automationOf(Object.fromEntries(automationFields.map((field) => [field, change.value(field)])))),
  )
  await checkAgent(change)
}

/** An administrator without the export clearance makes and changes no automation that acts as an agent who has it. */
async function checkAgent(change: Change): Promise<void> {
  if (change.principal === null) return
  const fields = ['Profile', 'IsActive', 'ExportClearance__c']
  const agent = await change.system.read('User', String(change.value('ActsAsId__c')), fields)
  const isAgent = agent?.Profile === 'Agent' && agent.IsActive === true
  const isAllowed = agent?.ExportClearance__c !== true || change.principal.attributes.exportClearance === true
  // An automation whose agent has left can still be turned off.
  if (isAllowed && (isAgent || !change.isChanged('ActsAsId__c'))) return
  throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'Acts as' }, { field: 'ActsAsId__c' })
}

function checkCondition(change: Change, place: number): void {
  const [field, operator, value] = conditionAt(place)
  if (change.value(field) === null) return
  if (change.value(operator) === null) throw missing(operator)
  const needsValue = !['isEmpty', 'isFilled'].includes(String(change.value(operator)))
  if (needsValue && change.value(value) === null) throw missing(value)
}

type Named = { value: string; label: string }

const namedIn = (values: readonly Named[], given: string): string | undefined =>
  values.find(({ value, label }) => value === given || label === given)?.value

/** The active values of a list that administrators keep. */
async function activeValues({ system }: Change, list: 'Impact' | 'IssueType'): Promise<Named[]> {
  const stored = await system.find('ListValue__c', { List__c: list, Status__c: 'Active' }, ['Value__c', 'Label__c'])
  return stored.map(({ Value__c, Label__c }) => ({ value: String(Value__c), label: String(Label__c) }))
}

/** What a step of each kind stores for what was typed: the value of a name; undefined for what it cannot have. */
const accepted: Readonly<
  Record<StepKind, (given: string, change: Change) => Promise<string | undefined> | string | undefined>
> = {
  Status: (given) => namedIn(caseStatusValues, given),
  Impact: async (given, change) => namedIn(await activeValues(change, 'Impact'), given),
  IssueType: async (given, change) => namedIn(await activeValues(change, 'IssueType'), given),
  Queue: async (given, { system }) => {
    const { queues } = await system.referenceData(routing)
    return namedIn(
      queues.filter(({ isActive }) => isActive).map(({ value, name }) => ({ value, label: name })),
      given,
    )
  },
  Owner: (given) => (isEmail(given) ? given : undefined),
  Watcher: (given) => (isEmail(given) ? given : undefined),
  Note: (given) => given,
  Reply: (given) => given,
}

async function checkStep(change: Change, place: number): Promise<void> {
  const [kind, value] = stepAt(place)
  const [chosen, given] = [change.value(kind), change.value(value)]
  if (chosen === null) return
  if (isBlank(String(given ?? ''))) throw missing(value)
  const stored = await accepted[chosen as StepKind](String(given).trim(), change)
  if (stored === undefined) throw invalid(value, `Value or text of step ${place}`)
  change.set(value, stored)
}

const missing = (field: string) => new AppError('REQUIRED_FIELD_MISSING', { fields: field }, { field })
const invalid = (field: string, label: string) => new AppError('INVALID_VALUE', { label }, { field })

const kept = [...automationFields]

export const automationAccess = defineAccess('Automation__c', {
  Administrator: [{ rows: 'all', read: [...kept, 'Summary__c', 'TryResult__c'], create: kept, write: kept }],
})
