import { AppError, type RecordShape } from 'contract'
import type { Change, Gateway, Principal, Scalar, SystemRecords } from 'platform'
import { Type } from 'typebox'
import { defineJob, type JobServices } from '../../define-job.ts'
import {
  type Automation,
  activeAutomations,
  automationFields,
  automationOf,
  type CaseState,
  conditionFields,
  isStarted,
  MOST_RUNS,
  meets,
  type Step,
  type StepKind,
} from './automations.ts'

const paths: readonly string[] = conditionFields.map(({ value }) => value)
/** What of a case may have had another value before a change: fields of its product and account may not. */
const ownFields = paths.filter((path) => !path.includes('.'))
const parents = ['ProductId__c', 'AccountId'] as const

/** Queues the automations that a new or changed case may start. What an automation changes starts others within its own run. */
export async function queueAutomations(change: Change): Promise<void> {
  const { principal, system, tx } = change
  if (principal?.attributes.byAutomation === true) return
  const isNew = change.operation === 'create'
  const wanted = isNew ? 'Opened' : 'Changed'
  const automations = await system.referenceData(activeAutomations)
  if (!automations.some(({ trigger }) => trigger === wanted)) return
  if (!isNew && ![...ownFields, ...parents].some((field) => change.isChanged(field))) return
  const before = isNew ? null : Object.fromEntries(ownFields.map((field) => [field, change.previous(field)]))
  runAutomations.enqueue(tx, { caseId: change.id, event: `${change.id} ${change.now}`, before })
}

/** Runs the automations that an event starts, and those that their changes start. */
export const runAutomations = defineJob({
  task: 'run-automations',
  payload: Type.Object({
    caseId: Type.String(),
    event: Type.String(),
    /** The fields of the case before the change; null for a new case. */
    before: Type.Union([
      Type.Null(),
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
    ]),
  }),
  run: async (services, { caseId, event, before }) => {
    const system = services.platform.asSystem('run automations')
    const waiting = [...(await system.referenceData(activeAutomations))]
    /** As the next automation finds it: the case before the last change. */
    let last: CaseState | null = before
    for (let runs = 0; runs < MOST_RUNS; runs++) {
      const started = await firstStarted(services, waiting, caseId, last)
      if (started === null) return
      const { automation, gateway, state } = started
      waiting.splice(waiting.indexOf(automation), 1)
      await runOnce(system, gateway, { automation, caseId, event })
      last = state
    }
  },
})

type Started = { automation: Automation; gateway: Gateway; state: CaseState }

/** The first automation that the last change of a case starts; null for none. */
async function firstStarted(
  services: JobServices,
  automations: readonly Automation[],
  caseId: string,
  before: CaseState | null,
): Promise<Started | null> {
  // The case as each agent may read it.
  const readings = new Map<string, { gateway: Gateway; found: FoundCase } | null>()
  for (const automation of automations) {
    if (automation.waited) continue
    if (!readings.has(automation.actsAs)) readings.set(automation.actsAs, await readingOf(services, automation, caseId))
    const reading = readings.get(automation.actsAs)
    if (!reading) continue
    const { gateway, found } = reading
    // Fields of parents are compared as they are now, because a change of a parent starts nothing.
    if (isStarted(automation, before && { ...found.state, ...before }, found.state)) {
      return { automation, gateway, state: found.state }
    }
  }
  return null
}

/** The case as the agent of an automation may read it; null for one that the agent may not see. */
async function readingOf(services: JobServices, automation: Automation, caseId: string) {
  const gateway = await gatewayOf(services, automation)
  const [found] = gateway ? await casesFor(gateway, { Id: { eq: caseId } }, 1) : []
  return gateway && found ? { gateway, found } : null
}

/** The rights with which an automation acts; null once its agent may not sign in any more. */
async function gatewayOf({ platform, personOf }: JobServices, { actsAs }: Automation): Promise<Gateway | null> {
  const person = await personOf(actsAs)
  if (person?.principal.profile !== 'Agent') return null
  const principal: Principal = {
    ...person.principal,
    attributes: { ...person.principal.attributes, byAutomation: true },
  }
  return platform.as(principal)
}

type FoundCase = { id: string; since: (field: string) => string; state: CaseState }

/** Cases that the agent of an automation can read, the newest first. */
async function casesFor(gateway: Gateway, where: object | undefined, limit: number): Promise<FoundCase[]> {
  const cases = await gateway.records.find('Case', {
    fields: ['CreatedDate', 'LastModifiedDate', 'WaitingSince__c', ...paths],
    ...(where && { where }),
    orderBy: ['-CreatedDate'],
    limit,
  })
  return cases.map((record) => ({
    id: record.id,
    since: (field) => String(valueAt(record, field) ?? ''),
    state: Object.fromEntries(paths.map((path) => [path, valueAt(record, path)])),
  }))
}

function valueAt(record: RecordShape, path: string): Scalar {
  const [name = '', ...rest] = path.split('.')
  const value = record.fields[name]?.value ?? null
  if (value !== null && typeof value === 'object') return 'fields' in value ? valueAt(value, rest.join('.')) : null
  return value
}

/** Runs the steps of an automation for an event, and stores on the case what they did. A retry repeats no step that has an effect. */
async function runOnce(
  system: SystemRecords,
  gateway: Gateway,
  { automation, caseId, event }: { automation: Automation; caseId: string; event: string },
): Promise<void> {
  const key = `${automation.id} ${event}`
  const [known] = await system.find('AutomationRun__c', { Key__c: key }, ['Id'], 1)
  if (known) return
  const outcomes: string[] = []
  for (const [index, step] of automation.steps.entries()) {
    outcomes.push(await outcomeOf(gateway, step, { caseId, key: `automation ${key} ${index}` }))
  }
  await system.create('AutomationRun__c', {
    CaseId__c: caseId,
    AutomationId__c: automation.id,
    AutomationName__c: automation.name,
    Key__c: key,
    Outcome__c: outcomes.join(' ').slice(0, 1000),
  })
}

type StepContext = { caseId: string; key: string }
type PerformStep = (gateway: Gateway, value: string, context: StepContext) => Promise<unknown>

const act = (gateway: Gateway, action: string, { caseId, key }: StepContext, fields: Record<string, unknown>) =>
  gateway.actions.perform(action, { contextId: caseId, fields }, { idempotencyKey: key })

const comment =
  (isPublished: boolean): PerformStep =>
  (gateway, value, { caseId, key }) => {
    const fields = { ParentId: caseId, CommentBody: value, IsPublished: isPublished }
    return gateway.records.create('CaseComment', fields, { idempotencyKey: key })
  }

/** What each kind of step does, with its value. */
const perform: Readonly<Record<StepKind, PerformStep>> = {
  Status: (gateway, Status, context) => act(gateway, 'Case.ChangeStatus', context, { Status }),
  Impact: (gateway, Impact__c, context) => act(gateway, 'Case.EditDetails', context, { Impact__c }),
  IssueType: (gateway, IssueType__c, context) => act(gateway, 'Case.EditDetails', context, { IssueType__c }),
  Queue: (gateway, Queue__c, context) => act(gateway, 'Case.Assign', context, { Queue__c }),
  Owner: async (gateway, email, context) =>
    act(gateway, 'Case.Assign', context, { OwnerId: await userWith(gateway, email) }),
  Watcher: async (gateway, email, { caseId, key }) =>
    gateway.records.create(
      'CaseWatcher__c',
      { CaseId__c: caseId, UserId__c: await userWith(gateway, email) },
      { idempotencyKey: key },
    ),
  Note: comment(false),
  Reply: comment(true),
}

/** @throws AppError `INVALID_CROSS_REFERENCE_KEY` for an address without a login. */
async function userWith({ records }: Gateway, email: string): Promise<string> {
  const [user] = await records.find('User', { where: { Email: { eq: email } }, orderBy: ['Name'], limit: 1 })
  if (!user) throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: email })
  return user.id
}

const done: Readonly<Record<StepKind, (value: string) => string>> = {
  Status: (value) => `Set the status to ${value}.`,
  Impact: (value) => `Set the impact to ${value}.`,
  IssueType: (value) => `Set the issue type to ${value}.`,
  Queue: (value) => `Assigned the case to the queue ${value}.`,
  Owner: (value) => `Assigned the case to ${value}.`,
  Watcher: (value) => `Added the watcher ${value}.`,
  Note: () => 'Added an internal note.',
  Reply: () => 'Replied to the customer.',
}

/** Performs a step. @returns a sentence about what it did, or why it was refused: the other steps are tried nevertheless. */
async function outcomeOf(gateway: Gateway, { kind, value }: Step, context: StepContext): Promise<string> {
  try {
    await perform[kind](gateway, value, context)
    return done[kind](value)
  } catch (error) {
    // Refused by the rules or the rights of the agent; other failures are retried by the queue.
    if (error instanceof AppError) return `Not done (${done[kind](value).slice(0, -1)}): ${error.message}`
    throw error
  }
}

/** Cases that are read at once. */
const PORTION = 200

/** Runs the automations for which hours have passed, once for each case and time from which they are counted. */
export const runTimedAutomations = defineJob({
  task: 'run-timed-automations',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async (services) => {
    const system = services.platform.asSystem('run automations that wait')
    for (const automation of await system.referenceData(activeAutomations)) {
      const gateway = automation.waited ? await gatewayOf(services, automation) : null
      if (!automation.waited || !gateway) continue
      const { hours, since } = automation.waited
      const due = { lte: { value: new Date(services.now() - hours * 3_600_000).toISOString() } }
      for (let before: string | null = null; ; ) {
        const older: object[] = before === null ? [] : [{ CreatedDate: { lt: { value: before } } }]
        const where = { and: [{ IsClosed: { eq: false } }, { [since]: due }, ...older] }
        const cases = await casesFor(gateway, where, PORTION)
        for (const { id, since: timeOf } of cases.filter((found) => meets(automation, found.state))) {
          await runOnce(system, gateway, { automation, caseId: id, event: `${id} ${timeOf(since)}` })
        }
        if (cases.length < PORTION) break
        before = cases.at(-1)?.since('CreatedDate') ?? null
      }
    }
  },
})

/** Cases that a trial looks at. */
const TRIED = 100
/** Counts the latest cases that meet the conditions of an automation. Administrators read no cases, so it names none. */
export const tryAutomation = defineJob({
  task: 'try-automation',
  payload: Type.Object({ automationId: Type.String() }),
  run: async (services, { automationId }) => {
    const system = services.platform.asSystem('try an automation')
    const record = await system.read('Automation__c', automationId, ['Id', ...automationFields])
    if (!record) return
    const automation = automationOf(record)
    const gateway = await gatewayOf(services, automation)
    const cases = gateway ? await casesFor(gateway, undefined, TRIED) : []
    const met = cases.filter(({ state }) => meets(automation, state)).length
    const TryResult__c = gateway
      ? `${met} of the last ${cases.length} cases meet the conditions.`
      : 'The agent in whose name it acts may not sign in any more.'
    await system.update('Automation__c', automationId, { TryResult__c })
  },
})
