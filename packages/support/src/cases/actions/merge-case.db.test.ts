import { drainJobs } from 'database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices, type SentMail } from '../../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { userIdOf, type WorldPerson } from '../../testing/world-people.ts'
import { caseMerged } from '../mails/case-merged.mail.ts'
import { caseOutcome } from '../mails/case-outcome.mail.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const opened = async (person: WorldPerson, more: Record<string, string> = {}): Promise<string> => {
  const fields = { Subject: 'Terrain', Description: 'Blank', Impact__c: 'Minor Degradation', IssueType__c: 'Product' }
  return (await world.asActor(person).records.create('Case', { ...fields, ...more })).id
}

const watch = (person: WorldPerson, caseId: string, whom: WorldPerson) =>
  world.asActor(person).records.create('CaseWatcher__c', { CaseId__c: caseId, UserId__c: userIdOf(whom) })

const merge = (caseId: string, ParentId: string | null, actor: WorldPerson = 'jonas') =>
  world.asActor(actor).actions.perform('Case.Merge', { contextId: caseId, fields: { ParentId } })

const system = () => world.platform.asSystem('a test')
const watchersOf = async (caseId: string): Promise<string[]> => {
  const rows = await system().find('CaseWatcher__c', { CaseId__c: caseId }, ['UserId__c'])
  return rows.map(({ UserId__c }) => String(UserId__c)).toSorted()
}

it('closes a merged case as a follow-up of the other one, takes its people over, and tells both timelines and them', async () => {
  const [target, duplicate] = [await opened('mara'), await opened('nils')]
  await watch('nils', duplicate, 'theo')
  await watch('mara', target, 'theo')
  await watch('nils', duplicate, 'mara')
  await world.database.query('delete from graphile_worker._private_jobs')
  await merge(duplicate, target)
  const fields = ['Status', 'IsClosed', 'ParentId', 'IsMerged__c']
  expect(await system().read('Case', duplicate, fields)).toEqual({
    Status: 'Closed',
    IsClosed: true,
    ParentId: target,
    IsMerged__c: true,
  })
  // Mara opened the parent, so that she gets its e-mails without watching it.
  expect(await watchersOf(target)).toEqual([userIdOf('nils'), userIdOf('theo')].toSorted())
  const seen = await world.asActor('mara').records.find('CaseHistory', {
    fields: ['Field', 'NewValue'],
    where: { ParentId: { eq: duplicate } },
    orderBy: ['-CreatedDate'],
    limit: 10,
  })
  expect(seen.map(({ fields: of }) => [of.Field?.value, of.NewValue?.value])).toContainEqual(['IsMerged__c', 'true'])
  const children = await world.asActor('mara').records.find('Case', {
    fields: ['IsMerged__c'],
    where: { ParentId: { eq: target } },
    orderBy: [],
    limit: 10,
  })
  expect(children.map(({ id, fields: of }) => [id, of.IsMerged__c?.value])).toEqual([[duplicate, true]])
  const sent: SentMail[] = []
  const run = (job: typeof caseMerged | typeof caseOutcome) => (payload: never) =>
    job.run(jobServices(world, sent), payload)
  await drainJobs(world.database, { [caseMerged.task]: run(caseMerged), [caseOutcome.task]: run(caseOutcome) } as never)
  const number = String((await system().read('Case', target, ['CaseNumber']))?.CaseNumber)
  expect(sent.map(({ mail }) => mail.subject.replace(/^\[\d+\] /, ''))).toEqual(
    Array.from({ length: 3 }, () => `Your case continues as ${number}`),
  )
})

it('clears the mark of a merged case when it is reopened', async () => {
  const [target, duplicate] = [await opened('mara'), await opened('nils')]
  await merge(duplicate, target)
  await world.asActor('nils').actions.perform('Case.Reopen', { contextId: duplicate })
  expect(await system().read('Case', duplicate, ['Status', 'IsMerged__c', 'ParentId'])).toEqual({
    Status: 'Open',
    IsMerged__c: false,
    ParentId: target,
  })
})

it('offers a rating for the parent, not for the duplicate', async () => {
  const [target, duplicate] = [await opened('mara'), await opened('nils')]
  await merge(duplicate, target)
  await world.asActor('jonas').records.update(target, { Status: 'Resolved' })
  const rate = (person: WorldPerson, contextId: string) =>
    world.asActor(person).actions.perform('Case.Rate', { contextId, fields: { Rating__c: '5' } })
  await expect(rate('nils', duplicate)).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
  await rate('mara', target)
})

it('refuses to merge into itself, another account, a closed case, a guest’s case or its own follow-up, and for customers', async () => {
  const [target, duplicate] = [await opened('mara'), await opened('nils')]
  const ofOthers = await opened('ines')
  const closed = await opened('mara')
  await world.asActor('jonas').records.update(closed, { Status: 'Closed' })
  const followUp = await opened('mara')
  await world.asActor('jonas').records.update(followUp, { ParentId: duplicate })
  const below = await opened('mara')
  await world.asActor('jonas').records.update(below, { ParentId: followUp })
  const guest = { Subject: 'x', Description: 'x', Impact__c: 'Minor Degradation', IssueType__c: 'Product' }
  const [guestCase, otherGuest] = [await system().create('Case', guest), await system().create('Case', guest)]
  const unknown = { code: 'INVALID_CROSS_REFERENCE_KEY' }
  await expect(merge(duplicate, duplicate)).rejects.toMatchObject(unknown)
  await expect(merge(duplicate, ofOthers)).rejects.toMatchObject(unknown)
  await expect(merge(duplicate, followUp)).rejects.toMatchObject(unknown)
  await expect(merge(duplicate, below)).rejects.toMatchObject(unknown)
  await expect(merge(guestCase, otherGuest)).rejects.toMatchObject(unknown)
  await expect(merge(duplicate, closed)).rejects.toMatchObject({ code: 'CASE_CLOSED' })
  await expect(merge(duplicate, null)).rejects.toMatchObject({ code: 'REQUIRED_FIELD_MISSING' })
  await expect(merge(duplicate, target, 'mara')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const change = world.asActor('jonas').records.update(duplicate, { IsMerged__c: true })
  await expect(change).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
  expect(await system().read('Case', duplicate, ['Status', 'ParentId'])).toEqual({ Status: 'Open', ParentId: null })
  expect(await watchersOf(target)).toEqual([])
})

it('offers the cases of the account that have not ended, and says which case is meant', async () => {
  const duplicate = await opened('nils', { Subject: 'Altimeter' })
  const [open, resolved, closed, notActionable] = [
    await opened('mara', { Subject: 'Altimeter' }),
    await opened('mara', { Subject: 'Altimeter' }),
    await opened('mara', { Subject: 'Altimeter' }),
    await opened('mara', { Subject: 'Altimeter' }),
  ]
  await opened('ines', { Subject: 'Altimeter' })
  const agent = world.asActor('jonas')
  await agent.records.update(resolved, { Status: 'Resolved' })
  await agent.records.update(closed, { Status: 'Closed' })
  await agent.records.update(notActionable, { Status: 'Not Actionable' })
  const offered = await agent.lookups.records('Case', 'ParentId', { sourceRecordId: duplicate, q: 'altimeter' })
  expect(offered.records.map(({ id }) => id).toSorted()).toEqual([duplicate, open, resolved].toSorted())
  await agent.records.get(closed, { fields: ['Subject'], updateMru: true })
  expect((await agent.lookups.records('Case', 'ParentId', { sourceRecordId: duplicate })).records).toEqual([])
  const { layout } = await agent.actions.layout('Case.Merge', {})
  expect(layout.rows).toMatchObject([{ items: [{ apiName: 'ParentId', label: 'Merge into' }] }])
})

it('gives a case to another agent or queue, and to no customer', async () => {
  const caseId = await opened('mara')
  const assign = (fields: Record<string, string>, actor: WorldPerson = 'jonas') =>
    world.asActor(actor).actions.perform('Case.Assign', { contextId: caseId, fields })
  await assign({ OwnerId: userIdOf('wren'), Queue__c: 'Aeronautical Data' })
  expect(await system().read('Case', caseId, ['OwnerId', 'Queue__c'])).toEqual({
    OwnerId: userIdOf('wren'),
    Queue__c: 'Aeronautical Data',
  })
  const unknown = { code: 'INVALID_CROSS_REFERENCE_KEY' }
  await expect(assign({ OwnerId: userIdOf('mara') })).rejects.toMatchObject(unknown)
  await expect(assign({ Queue__c: 'Cleared Desk' }, 'mara')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('starts the merge of a follow-up without a target, because its original is closed', async () => {
  const original = await opened('mara')
  await system().update('Case', original, { Status: 'Closed' })
  const fields = { Subject: 'Again', Description: 'Blank', Impact__c: 'Minor Degradation', IssueType__c: 'Product' }
  const followUp = await world.asActor('mara').actions.perform('Case.FollowUp', { contextId: original, fields })
  expect(await system().read('Case', followUp.id ?? '', ['ParentId'])).toEqual({ ParentId: original })
  const { fields: start } = await world
    .asActor('jonas')
    .actions.defaults('Case.Merge', { parentRecordId: followUp.id ?? '' })
  expect(start.ParentId).toEqual({ displayValue: null, value: null })
})
