import type { ReferenceData, Scalar } from 'platform'

/** Conditions and steps that an automation has room for. */
export const MOST_CONDITIONS = 4
export const MOST_STEPS = 4

/** Automations that one event may start, one by what another did included. */
export const MOST_RUNS = 10

/** The fields of a case on which conditions may be set, by their paths. */
export const conditionFields = [
  { value: 'Status', label: 'Status' },
  { value: 'Impact__c', label: 'Impact' },
  { value: 'IssueType__c', label: 'Issue type' },
  { value: 'Queue__c', label: 'Queue' },
  { value: 'Origin', label: 'Origin' },
  { value: 'Subject', label: 'Subject' },
  { value: 'Description', label: 'Description' },
  { value: 'Product__r.ItemNumber__c', label: 'Item number of the product' },
  { value: 'Account.AccountNumber', label: 'Account number' },
  { value: 'Account.SupportTier__c', label: 'Support tier of the account' },
  { value: 'IsEscalated', label: 'Escalated (yes or no)' },
  { value: 'AwaitingCustomer__c', label: 'Waiting for the customer (yes or no)' },
] as const

export const operators = [
  { value: 'is', label: 'is' },
  { value: 'isNot', label: 'is not' },
  { value: 'contains', label: 'contains' },
  { value: 'lacks', label: 'does not contain' },
  { value: 'isEmpty', label: 'is empty' },
  { value: 'isFilled', label: 'is not empty' },
] as const

export const triggers = [
  { value: 'Opened', label: 'A case is opened' },
  { value: 'Changed', label: 'A change makes the conditions true' },
  { value: 'Waited', label: 'Hours have passed' },
] as const

/** The times from which an automation counts hours. */
export const waitedSince = [
  { value: 'CreatedDate', label: 'The case was opened' },
  { value: 'LastModifiedDate', label: 'The last change' },
  { value: 'WaitingSince__c', label: 'Support began to wait for the customer' },
] as const

export const stepKinds = [
  { value: 'Status', label: 'Set the status' },
  { value: 'Impact', label: 'Set the impact' },
  { value: 'IssueType', label: 'Set the issue type' },
  { value: 'Queue', label: 'Assign to a queue' },
  { value: 'Owner', label: 'Assign to an agent, by e-mail address' },
  { value: 'Watcher', label: 'Add a watcher, by e-mail address' },
  { value: 'Note', label: 'Add an internal note' },
  { value: 'Reply', label: 'Reply to the customer' },
] as const

type ValueOf<L extends readonly { value: string }[]> = L[number]['value']

export type StepKind = ValueOf<typeof stepKinds>
export type Condition = { field: ValueOf<typeof conditionFields>; operator: ValueOf<typeof operators>; value: string }
export type Step = { kind: StepKind; value: string }

/** What happens to cases without a person: what starts it, on which cases, and its steps in order. */
export type Automation = {
  id: string
  name: string
  trigger: ValueOf<typeof triggers>
  waited: { hours: number; since: ValueOf<typeof waitedSince> } | null
  /** All must hold. */
  conditions: readonly Condition[]
  steps: readonly Step[]
  /** The agent in whose name and with whose rights it acts. */
  actsAs: string
}

/** The values of a case by the paths of `conditionFields`. */
export type CaseState = Readonly<Record<string, Scalar>>

/** The fields of a condition and of a step, numbered from 1. */
export const conditionAt = (number: number) =>
  [`Field${number}__c`, `Operator${number}__c`, `Value${number}__c`] as const
export const stepAt = (number: number) => [`Step${number}__c`, `StepValue${number}__c`] as const

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)

export const automationFields = [
  'Name',
  'Order__c',
  'IsActive__c',
  'Trigger__c',
  'WaitedHours__c',
  'WaitedSince__c',
  'ActsAsId__c',
  ...upTo(MOST_CONDITIONS).flatMap(conditionAt),
  ...upTo(MOST_STEPS).flatMap(stepAt),
] as const

/** The active automations in their order; of those with one number the oldest comes first. */
export const activeAutomations: ReferenceData<readonly Automation[]> = {
  name: 'automations',
  reads: { Automation__c: ['Id', ...automationFields] },
  initial: [],
  build: ({ Automation__c: records = [] }) =>
    records
      .filter((record) => record.IsActive__c === true)
      .sort((a, b) => Number(a.Order__c) - Number(b.Order__c))
      .map(automationOf),
}

/** The automation of a record that the rules have accepted. */
export function automationOf(record: Readonly<Record<string, Scalar>>): Automation {
  const text = (name: string): string => String(record[name] ?? '')
  const conditions = upTo(MOST_CONDITIONS).map(conditionAt)
  const steps = upTo(MOST_STEPS).map(stepAt)
  return {
    id: text('Id'),
    name: text('Name'),
    trigger: text('Trigger__c') as Automation['trigger'],
    waited:
      record.Trigger__c === 'Waited'
        ? {
            hours: Number(record.WaitedHours__c),
            since: text('WaitedSince__c') as ValueOf<typeof waitedSince>,
          }
        : null,
    conditions: conditions.flatMap(([field, operator, value]) =>
      text(field) === '' ? [] : [{ field: text(field), operator: text(operator), value: text(value) } as Condition],
    ),
    steps: steps.flatMap(([kind, value]) =>
      text(kind) === '' ? [] : [{ kind: text(kind), value: text(value) } as Step],
    ),
    actsAs: text('ActsAsId__c'),
  }
}

/** Whether a case meets all conditions. Texts are compared without regard to case. */
export function meets({ conditions }: Pick<Automation, 'conditions'>, state: CaseState): boolean {
  return conditions.every(({ field, operator, value }) => {
    const actual = shown(state[field] ?? null)
    const wanted = shown(value)
    switch (operator) {
      case 'is':
        return actual === wanted
      case 'isNot':
        return actual !== wanted
      case 'contains':
        return actual.includes(wanted)
      case 'lacks':
        return !actual.includes(wanted)
      case 'isEmpty':
        return actual === ''
      case 'isFilled':
        return actual !== ''
      default:
        return operator satisfies never
    }
  })
}

function shown(value: Scalar): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '')
    .trim()
    .toLowerCase()
}

/**
 * Whether an event starts an automation.
 *
 * @param before - the case before its change; null for a new case.
 */
export function isStarted(automation: Automation, before: CaseState | null, after: CaseState): boolean {
  if (!meets(automation, after)) return false
  if (automation.trigger === 'Opened') return before === null
  return automation.trigger === 'Changed' && before !== null && !meets(automation, before)
}

/** An automation in words, such as `A case is opened; Subject contains “terrain” → Assign to a queue: Aeronautical Data`. */
export function inWords({ trigger, waited, conditions, steps }: Omit<Automation, 'id' | 'name' | 'actsAs'>): string {
  const start = waited
    ? `${waited.hours} hours since: ${labelOf(waitedSince, waited.since)}`
    : labelOf(triggers, trigger)
  const all = conditions.map(({ field, operator, value }) =>
    [labelOf(conditionFields, field), labelOf(operators, operator), ...(value === '' ? [] : [`“${value}”`])].join(' '),
  )
  const done = steps.map(({ kind, value }) => `${labelOf(stepKinds, kind)}: ${value.slice(0, SHOWN_VALUE)}`)
  return `${[start, ...all].join('; ')} → ${done.join(', ')}`.slice(0, 2000)
}

const SHOWN_VALUE = 60

const labelOf = (values: readonly { value: string; label: string }[], value: string): string =>
  values.find((known) => known.value === value)?.label ?? value
