import { drainJobs } from 'database/testing'
import type { Scalar } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { contactIdOf, userIdOf } from '../../testing/world-people.ts'
import { runAutomations, runTimedAutomations, tryAutomation } from './run-automations.job.ts'

let world: SupportWorld
const HOUR_MS = 3_600_000

beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

const system = () => world.platform.asSystem('a test')

async function make(fields: Record<string, unknown>): Promise<string> {
  const { id } = await world.asActor('ada').actions.perform('NewAutomation', {
    fields: { IsActive__c: true, Trigger__c: 'Opened', ActsAsId__c: userIdOf('wren'), ...fields },
  })
  return String(id)
}

const turnOff = (...ids: string[]) =>
  Promise.all(ids.map((id) => world.asActor('ada').records.update(id, { IsActive__c: false })))

async function openCase(person: 'mara' | 'sam', fields: Record<string, unknown> = {}): Promise<string> {
  const opened = await world.asActor(person).records.create('Case', {
    Subject: 'No terrain at power on',
    Description: 'The layer is missing.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    ...fields,
  })
  return opened.id
}

async function runQueued(nowMs = Date.now()): Promise<void> {
  const services = jobServices(world, [], nowMs)
  const quiet = async (): Promise<void> => undefined
  const { rows } = await world.database.query('select distinct task_identifier from graphile_worker.jobs')
  const others = rows.map(([task]) => [String(task), quiet])
  await drainJobs(world.database, {
    ...Object.fromEntries(others),
    'run-automations': (payload) => runAutomations.run(services, payload),
    'try-automation': (payload) => tryAutomation.run(services, payload),
  })
}

const stored = (id: string, ...fields: string[]) => system().read('Case', id, fields)
const comments = async (caseId: string): Promise<Record<string, Scalar>[]> =>
  system().find('CaseComment', { ParentId: caseId }, ['CommentBody', 'IsPublished', 'CreatedById'])
const runs = async (caseId: string): Promise<Scalar[]> =>
  (await system().find('AutomationRun__c', { CaseId__c: caseId }, ['AutomationName__c', 'Outcome__c'])).map(
    ({ AutomationName__c, Outcome__c }) => `${AutomationName__c}: ${Outcome__c}`,
  )

it('runs the steps of a new case in order, and those that its own changes start, each once', async () => {
  const first = await make({
    Name: 'Data of terrain',
    Order__c: 20,
    Field1__c: 'Subject',
    Operator1__c: 'contains',
    Value1__c: 'TERRAIN',
    Step1__c: 'Queue',
    StepValue1__c: 'Aeronautical Data',
    Step2__c: 'Note',
    StepValue2__c: 'Look at the list of known layers first.',
  })
  const second = await make({
    Name: 'Answer of the data desk',
    Order__c: 10,
    Trigger__c: 'Changed',
    Field1__c: 'Queue__c',
    Operator1__c: 'is',
    Value1__c: 'Aeronautical Data',
    Step1__c: 'Reply',
    StepValue1__c: 'The data desk looks at it.',
    Step2__c: 'Watcher',
    StepValue2__c: 'nils@world.example',
    Step3__c: 'Owner',
    StepValue3__c: 'jonas@world.example',
  })
  const caseId = await openCase('mara')
  await runQueued()
  await runQueued()
  expect(await stored(caseId, 'Queue__c', 'OwnerId')).toEqual({
    Queue__c: 'Aeronautical Data',
    OwnerId: userIdOf('jonas'),
  })
  expect((await comments(caseId)).reverse()).toEqual([
    { CommentBody: 'Look at the list of known layers first.', IsPublished: false, CreatedById: userIdOf('wren') },
    { CommentBody: 'The data desk looks at it.', IsPublished: true, CreatedById: userIdOf('wren') },
  ])
  expect(await system().find('CaseWatcher__c', { CaseId__c: caseId }, ['UserId__c'])).toEqual([
    { UserId__c: userIdOf('nils') },
  ])
  expect((await runs(caseId)).reverse()).toEqual([
    'Data of terrain: Assigned the case to the queue Aeronautical Data. Added an internal note.',
    'Answer of the data desk: Replied to the customer. Added the watcher nils@world.example. Assigned the case to jonas@world.example.',
  ])
  const read = await world
    .asActor('wren')
    .relatedLists.records(caseId, 'AutomationRuns', { fields: ['AutomationRun__c.Outcome__c'] })
  expect(read.count).toBe(2)
  await turnOff(first, second)
})

it('ends when automations start one another for ever', async () => {
  const step = (name: string, from: string, to: string) =>
    make({
      Name: name,
      Trigger__c: 'Changed',
      Field1__c: 'Queue__c',
      Operator1__c: 'is',
      Value1__c: from,
      Step1__c: 'Queue',
      StepValue1__c: to,
    })
  const there = await step('There', 'Product Support', 'Aeronautical Data')
  const back = await step('Back', 'Aeronautical Data', 'Product Support')
  const caseId = await openCase('mara')
  await world.asActor('wren').actions.perform('Case.Assign', {
    contextId: caseId,
    fields: { Queue__c: 'Aeronautical Data' },
  })
  await runQueued()
  expect((await runs(caseId)).map((run) => String(run).split(':')[0])).toEqual(['There', 'Back'])
  await turnOff(there, back)
})

it('has the rights of its agent: it neither sees nor changes a case that the agent may not see', async () => {
  const all = await make({ Name: 'All', Step1__c: 'Impact', StepValue1__c: 'Total Failure' })
  const hidden = await openCase('sam')
  await runQueued()
  expect(await stored(hidden, 'Impact__c')).toEqual({ Impact__c: 'Minor Degradation' })
  expect(await runs(hidden)).toEqual([])
  // Jonas has the export clearance, and Ada does not.
  await expect(world.asActor('ada').records.update(all, { ActsAsId__c: userIdOf('jonas') })).rejects.toMatchObject({
    field: 'ActsAsId__c',
  })
  await system().update('Automation__c', all, { ActsAsId__c: userIdOf('jonas') })
  await expect(world.asActor('ada').records.update(all, { Order__c: 3 })).rejects.toMatchObject({
    field: 'ActsAsId__c',
  })
  const seen = await openCase('sam')
  await runQueued()
  expect(await stored(seen, 'Impact__c')).toEqual({ Impact__c: 'Total Failure' })
  await system().update('Automation__c', all, { IsActive__c: false })
})

it('runs for a case that no person of the portal opens, such as that of a guest', async () => {
  const guests = await make({ Name: 'Guests', Step1__c: 'Impact', StepValue1__c: 'Complaint/Question (no loss)' })
  const caseId = await system().create('Case', {
    Subject: 'Of a guest',
    Description: 'No login.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    Origin: 'Web',
  })
  await runQueued()
  expect(await stored(caseId, 'Impact__c')).toEqual({ Impact__c: 'Complaint/Question' })
  await turnOff(guests)
})

it('stores what was refused, and performs the other steps', async () => {
  const odd = await make({
    Name: 'Odd',
    Step1__c: 'Owner',
    StepValue1__c: 'missing@world.example',
    Step2__c: 'Impact',
    StepValue2__c: 'Major Degradation',
  })
  const caseId = await openCase('mara')
  await runQueued()
  expect(await runs(caseId)).toEqual([
    expect.stringMatching(
      /^Odd: Not done \(Assigned the case to missing@world\.example\): .+ Set the impact to Major Degradation\.$/,
    ),
  ])
  await turnOff(odd)
})

it('runs once when hours have passed, and again only for a later time', async () => {
  const late = await make({
    Name: 'Late',
    Trigger__c: 'Waited',
    WaitedHours__c: 48,
    WaitedSince__c: 'CreatedDate',
    Field1__c: 'Impact__c',
    Operator1__c: 'is',
    Value1__c: 'Major Degradation',
    Step1__c: 'Note',
    StepValue1__c: 'Two days old.',
  })
  const caseId = await openCase('mara', { Impact__c: 'Major Degradation' })
  const other = await openCase('mara')
  const runAt = (hours: number) => runTimedAutomations.run(jobServices(world, [], Date.now() + hours * HOUR_MS), {})
  await runAt(47)
  expect(await runs(caseId)).toEqual([])
  await Promise.all([runAt(49), runAt(49)].map((run) => run.catch(() => undefined)))
  await runAt(50)
  expect([await runs(caseId), await runs(other)]).toEqual([['Late: Added an internal note.'], []])
  expect(await comments(caseId)).toHaveLength(1)
  await turnOff(late)
})

it('is tried on the latest cases without changing any', async () => {
  const tried = await make({
    Name: 'Tried',
    IsActive__c: false,
    Field1__c: 'Subject',
    Operator1__c: 'is',
    Value1__c: 'a subject of a trial',
    Step1__c: 'Status',
    StepValue1__c: 'Resolved',
  })
  const caseId = await openCase('mara', { Subject: 'A subject of a trial' })
  await world.asActor('ada').actions.perform('Automation__c.Try', { contextId: tried })
  await runQueued()
  const { fields } = await world.asActor('ada').records.get(tried, { fields: ['Automation__c.TryResult__c'] })
  expect(fields.TryResult__c?.value).toMatch(/^1 of the last \d+ cases meet the conditions\.$/)
  expect(await stored(caseId, 'Status')).toEqual({ Status: 'Open' })
})

it.each([
  ['without a step', { Step1__c: null }, 'Step1__c'],
  ['with a value that a step cannot have', { StepValue1__c: 'Enormous' }, 'StepValue1__c'],
  ['with a comparison without a value', { Field2__c: 'Subject', Operator2__c: 'is' }, 'Value2__c'],
  ['without a comparison', { Field1__c: 'Subject' }, 'Operator1__c'],
  ['without hours', { Trigger__c: 'Waited', WaitedSince__c: 'CreatedDate' }, 'WaitedHours__c'],
  ['in the name of a customer', { ActsAsId__c: userIdOf('mara') }, 'ActsAsId__c'],
])('is refused %s', async (_, fields, field) => {
  const refused = make({ Name: 'Refused', Step1__c: 'Impact', StepValue1__c: 'Total Failure', ...fields })
  await expect(refused).rejects.toMatchObject({ field })
})

it('is for administrators alone', async () => {
  for (const person of ['jonas', 'priya', 'theo', 'mara'] as const) {
    await expect(
      world
        .asActor(person)
        .actions.perform('NewAutomation', { fields: { Name: 'Mine', ContactId: contactIdOf('mara') } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
