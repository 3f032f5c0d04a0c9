import { MASTER_RECORD_TYPE_ID } from 'contract'
import { caseMethods } from 'contract/methods'
import { drainJobs } from 'database/testing'
import { createPlatform, type Gateway } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportApp } from '../../app.ts'
import { jobServices, type SentMail } from '../../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, worldId } from '../../testing/world-people.ts'
import { caseAcknowledgement } from '../mails/case-acknowledgement.mail.ts'
import { moveCasesOfQueue } from './queue.object.ts'

let world: SupportWorld
let admin: Gateway
let system: ReturnType<SupportWorld['platform']['asSystem']>

beforeAll(async () => {
  world = await createSupportWorld()
  admin = world.asActor('ada')
  system = world.platform.asSystem('a test')
})

afterAll(() => world.close())

const perform = (action: string, contextId: string | null, fields: Record<string, unknown> = {}) =>
  admin.actions.perform(action, { ...(contextId === null ? {} : { contextId }), fields })

async function created(action: string, contextId: string | null, fields: Record<string, unknown>): Promise<string> {
  const { id } = await perform(action, contextId, fields)
  return String(id)
}

const newQueue = (Name: string, more: object = {}) => created('NewQueue', null, { Name, ...more })

async function openCase(contact: 'ines' | 'mara', fields: Record<string, unknown> = {}) {
  const { id } = await world.asActor(contact).records.create('Case', {
    Subject: 'Chart is blank',
    Description: 'Since this morning.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    ...fields,
  })
  return id
}

const queueOfCase = async (id: string) => (await system.read('Case', id, ['Queue__c']))?.Queue__c

async function tested(fields: Record<string, unknown>) {
  const id = await created('TestRouting', null, fields)
  const test = await admin.records.get(id, { fields: ['RoutingTest__c.Reason__c', 'RoutingTest__c.Queue__r.Name'] })
  const queue = test.fields.Queue__r?.value as { fields: Record<string, { value: unknown }> }
  return [queue.fields.Name?.value, test.fields.Reason__c?.value]
}

it('routes by the first rule whose conditions all hold, in the order that the administrator gives them', async () => {
  const alps = await newQueue('Alps desk')
  const german = await newQueue('German desk')
  await created('NewRoutingRule', null, { Name: 'Osprey', QueueId__c: alps, AccountId__c: accountIdOf('osprey') })
  const rule = await created('NewRoutingRule', null, { Name: 'German', QueueId__c: german, Language__c: 'DE' })
  const ofOsprey = { AccountId__c: accountIdOf('osprey'), Language__c: 'de', IssueType__c: 'Product' }
  expect(await tested(ofOsprey)).toEqual(['Alps desk', 'Rule 3: Osprey'])
  await perform('RoutingRule__c.MoveUp', rule)
  expect(await tested(ofOsprey)).toEqual(['German desk', 'Rule 3: German'])
  await perform('RoutingRule__c.MoveDown', rule)
  expect(await tested(ofOsprey)).toEqual(['Alps desk', 'Rule 3: Osprey'])
  expect(await tested({ ...ofOsprey, AccountId__c: accountIdOf('northfield') })).toEqual([
    'German desk',
    'Rule 4: German',
  ])
  expect(await queueOfCase(await openCase('mara'))).toBe('Alps desk')
  await perform('RoutingRule__c.TurnOff', rule)
  expect(await tested({ Language__c: 'de' })).toEqual(['Product support', 'No rule applies: the default queue'])
})

it('compares the tier, the product and the language that the contact has chosen', async () => {
  const desk = await newQueue('Prime desk')
  await created('NewRoutingRule', null, {
    Name: 'Prime',
    QueueId__c: desk,
    SupportTier__c: 'Prime',
    ProductId__c: worldId('01t', 4),
    Language__c: 'fr',
  })
  await system.update('Account', accountIdOf('northfield'), { SupportTier__c: 'Prime' })
  const speak = (Locale: string) => perform('User.ChangeLanguage', userIdOf('ines'), { Locale })
  await expect(speak('not a locale')).rejects.toMatchObject({ code: 'INVALID_VALUE', fields: [{ apiName: 'Locale' }] })
  await speak('fr-ca')
  const open = async (fields: object) => {
    const { id } = await world.asActor('wren').records.create('Case', {
      ContactId: contactIdOf('ines'),
      Subject: 'Chart is blank',
      Description: 'Since this morning.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
      ...fields,
    })
    return queueOfCase(id)
  }
  expect(await open({ ProductId__c: worldId('01t', 4) })).toBe('Prime desk')
  expect(await open({ ProductId__c: worldId('01t', 1) })).toBe('Product Support')
})

it.each([
  [{ Language__c: 'klingon' }, 'STRING_TOO_LONG'],
  [{ Language__c: 'qq' }, 'INVALID_VALUE'],
  [{ Language__c: '1' }, 'INVALID_VALUE'],
])('refuses a rule with the language %o at its field', async (fields, code) => {
  const queue = { Name: 'A rule', QueueId__c: worldId('a0H', 1) }
  await expect(perform('NewRoutingRule', null, { ...queue, ...fields })).rejects.toMatchObject({
    code,
    fields: [{ apiName: 'Language__c' }],
  })
})

it('hides rules and tests for restricted accounts from administrators without the clearance', async () => {
  const restricted = { AccountId__c: accountIdOf('wing') }
  await expect(perform('TestRouting', null, restricted)).rejects.toMatchObject({ code: 'INVALID_CROSS_REFERENCE_KEY' })
})

it('renames a queue for its cases, which keep their value', async () => {
  const queue = await newQueue('Terrain')
  await perform('Queue__c.AddMember', queue, { UserId__c: userIdOf('wren') })
  const id = await openCase('ines')
  const assign = (Queue__c: string) =>
    world.asActor('wren').actions.perform('Case.Assign', { contextId: id, fields: { Queue__c } })
  await assign('Terrain')
  await perform('Queue__c.Change', queue, { Name: 'Terrain and obstacles' })
  const read = await world.asActor('wren').records.get(id, { fields: ['Case.Queue__c'] })
  expect(read.fields.Queue__c).toEqual({ value: 'Terrain', displayValue: 'Terrain and obstacles' })
  // The value of the renamed queue stays taken.
  const second = await newQueue('Terrain')
  expect(await system.read('Queue__c', second, ['Value__c'])).not.toEqual({ Value__c: 'Terrain' })
})

it('retires a queue in use only with another that takes over: its cases and rules move, and its members leave', async () => {
  const queue = await newQueue('Night desk')
  const rule = await created('NewRoutingRule', null, {
    Name: 'Night',
    QueueId__c: queue,
    AccountId__c: accountIdOf('northfield'),
  })
  const member = await created('Queue__c.AddMember', queue, { UserId__c: userIdOf('jonas') })
  const id = await openCase('ines')
  expect(await queueOfCase(id)).toBe('Night desk')
  await expect(perform('Queue__c.Retire', queue)).rejects.toMatchObject({
    code: 'QUEUE_IN_USE',
    message: '1 open cases and 1 routing rules belong to this queue. Choose the queue that takes them over.',
    fields: [{ apiName: 'TakesOverId__c' }],
  })
  await expect(perform('Queue__c.Retire', queue, { TakesOverId__c: queue })).rejects.toMatchObject({
    code: 'INVALID_VALUE',
  })
  const day = await newQueue('Day desk')
  await perform('Queue__c.Retire', queue, { TakesOverId__c: day })
  await moveCasesOfQueue.run(jobServices(world), { from: queue, to: day })
  expect(await queueOfCase(id)).toBe('Day desk')
  expect(await system.read('RoutingRule__c', rule, ['QueueId__c'])).toEqual({ QueueId__c: day })
  expect(await system.read('QueueMember__c', member, ['IsActive__c'])).toEqual({ IsActive__c: false })
  expect(await system.read('Queue__c', queue, ['TakesOverId__c'])).toEqual({ TakesOverId__c: null })
  await expect(
    world.asActor('wren').actions.perform('Case.Assign', { contextId: id, fields: { Queue__c: 'Night desk' } }),
  ).rejects.toMatchObject({ code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST' })
  await perform('RoutingRule__c.TurnOff', rule)
})

it('sends mails about cases of a queue from its sender', async () => {
  const queue = await newQueue('Charts desk', { SenderName__c: 'Charts', SenderAddress__c: 'charts@provider.example' })
  const id = await openCase('mara', { IssueType__c: 'Data' })
  const senders = async () => {
    const sent: SentMail[] = []
    const run = (payload: unknown) => caseAcknowledgement.run(jobServices(world, sent), payload)
    await world.database.query('delete from graphile_worker._private_jobs')
    await run({ caseId: id })
    await drainJobs(world.database, { [caseAcknowledgement.task]: run })
    return sent.map(({ mail }) => mail.from)
  }
  expect(await senders()).toEqual([undefined])
  await system.update('Case', id, { Queue__c: String((await system.read('Queue__c', queue, ['Value__c']))?.Value__c) })
  expect(await senders()).toEqual([{ name: 'Charts', address: 'charts@provider.example' }])
})

it('keeps one default queue, which cannot be retired', async () => {
  const queue = await newQueue('First line')
  await perform('Queue__c.MakeDefault', queue)
  const defaults = await system.find('Queue__c', { IsDefault__c: true }, ['Id'])
  expect(defaults).toEqual([{ Id: queue }])
  await expect(perform('Queue__c.Retire', queue, { TakesOverId__c: worldId('a0H', 1) })).rejects.toMatchObject({
    code: 'ACTION_NOT_AVAILABLE',
  })
  await perform('Queue__c.MakeDefault', 'a0H000000900001EAA')
})

it('lets active agents be members once, and ends the membership of an agent who is deactivated', async () => {
  const queue = await newQueue('Members')
  const add = (person: 'jonas' | 'otto') => perform('Queue__c.AddMember', queue, { UserId__c: userIdOf(person) })
  await expect(add('otto')).rejects.toMatchObject({ code: 'INVALID_VALUE', fields: [{ apiName: 'UserId__c' }] })
  const { id } = await add('jonas')
  await expect(add('jonas')).rejects.toMatchObject({ code: 'DUPLICATE_VALUE', fields: [{ apiName: 'UserId__c' }] })
  await system.update('User', userIdOf('jonas'), { IsActive: false })
  expect(await system.read('QueueMember__c', String(id), ['IsActive__c'])).toEqual({ IsActive__c: false })
  await system.update('User', userIdOf('jonas'), { IsActive: true })
})

it('gives a member of queues the next case of these queues only', async () => {
  const queue = await newQueue('Members only')
  const member = await created('Queue__c.AddMember', queue, { UserId__c: userIdOf('wren') })
  const others = await system.find('QueueMember__c', { UserId__c: userIdOf('wren'), IsActive__c: true }, ['Id'])
  for (const { Id } of others) if (Id !== member) await perform('QueueMember__c.Remove', String(Id))
  await openCase('ines')
  const { className, methodName } = caseMethods.takeNextCase
  const takeNext = async () => {
    const { result } = await world.asActor('wren').methods.call({ className, methodName, values: {}, isRead: false })
    return result
  }
  await expect(takeNext()).rejects.toMatchObject({ code: 'NO_UNASSIGNED_CASE' })
  const id = await openCase('ines')
  await system.update('Case', id, { Queue__c: 'Members only' })
  expect(await takeNext()).toMatchObject({ caseId: id })
})

it('puts a changed queue in force in another process, also when another program changes it', async () => {
  const elsewhere = createPlatform({
    app: supportApp,
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'another process',
  })
  const end = await elsewhere.followReferenceData()
  const labels = async () => {
    const { objectInfo } = elsewhere.as(world.principalOf('wren'))
    const { values } = await objectInfo.picklist('Case', MASTER_RECORD_TYPE_ID, 'Queue__c')
    return values.map(({ label }) => label)
  }
  const queue = await newQueue('Far desk')
  await expect.poll(labels, { timeout: 20_000 }).toContain('Far desk')
  await world.database.query(`update records."Queue__c" set "Name" = 'Remote desk' where "Id" = $1`, [queue])
  await expect.poll(labels, { timeout: 20_000 }).toContain('Remote desk')
  await end()
})

it('writes each change to the audit log with its administrator', async () => {
  const queue = await newQueue('Audited')
  await perform('Queue__c.Change', queue, { SenderName__c: 'Audited desk' })
  const events = await system.find('AuditEvent__c', { TargetId__c: queue }, ['Kind__c', 'ActorId__c'])
  expect(events).toEqual(['QueueChanged', 'QueueCreated'].map((Kind__c) => ({ Kind__c, ActorId__c: userIdOf('ada') })))
})
