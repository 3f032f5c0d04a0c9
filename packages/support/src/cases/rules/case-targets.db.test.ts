import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { accountIdOf, userIdOf, type WorldPerson } from '../../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  const system = world.platform.asSystem('a tier for an account')
  await system.update('Account', accountIdOf('osprey'), { SupportTier__c: 'Prime' })
  await system.update('Account', accountIdOf('northfield'), { SupportTier__c: null })
})
afterAll(() => world.close())

const targetFields = [
  'FirstAnswerDue__c',
  'FirstAnswered__c',
  'FirstAnswerMinutes__c',
  'SolutionDue__c',
  'NextDue__c',
  'WaitingSince__c',
  'IsUnassigned__c',
]

const targets = (id: string) => world.platform.asSystem('look at a case').read('Case', id, targetFields)

async function openedBy(person: WorldPerson, impact = 'Major Degradation'): Promise<string> {
  const fields = { Subject: 'Blank', Description: 'Blank.', Impact__c: impact, IssueType__c: 'Product' }
  return (await world.asActor(person).records.create('Case', fields)).id
}

const say = (person: WorldPerson, caseId: string, more: Record<string, unknown> = {}) =>
  world.asActor(person).records.create('CaseComment', { ParentId: caseId, CommentBody: 'Text', ...more })

// 2026-06-22 is a Monday. Prime and Major Degradation: 2 business hours to the first answer, 20 to the solution.
it('counts from the opening to the first answer, then to the solution, and not while support waits for the customer', async () => {
  await world.setNow('2026-06-22T09:00:00.000Z')
  const id = await openedBy('mara')
  const opened = {
    FirstAnswerDue__c: '2026-06-22T11:00:00.000Z',
    FirstAnswered__c: null,
    FirstAnswerMinutes__c: null,
    SolutionDue__c: '2026-06-24T09:00:00.000Z',
    NextDue__c: '2026-06-22T11:00:00.000Z',
    WaitingSince__c: null,
    IsUnassigned__c: true,
  }
  expect(await targets(id)).toEqual(opened)

  await world.setNow('2026-06-22T10:00:00.000Z')
  await say('jonas', id, { IsPublished: false })
  expect(await targets(id)).toEqual(opened)

  await say('jonas', id, { IsPublished: true, NeedsAnswer__c: true })
  const asked = {
    ...opened,
    FirstAnswered__c: '2026-06-22T10:00:00.000Z',
    FirstAnswerMinutes__c: 60,
    WaitingSince__c: '2026-06-22T10:00:00.000Z',
  }
  expect(await targets(id)).toEqual({ ...asked, NextDue__c: null })

  await world.setNow('2026-06-22T13:00:00.000Z')
  await say('mara', id)
  const answered = { ...asked, WaitingSince__c: null, SolutionDue__c: '2026-06-24T12:00:00.000Z' }
  expect(await targets(id)).toEqual({ ...answered, NextDue__c: '2026-06-24T12:00:00.000Z' })

  await world.asActor('jonas').records.update(id, { OwnerId: userIdOf('jonas'), Impact__c: 'Total Failure' })
  const worse = { ...answered, SolutionDue__c: '2026-06-23T10:00:00.000Z', IsUnassigned__c: false }
  expect(await targets(id)).toEqual({ ...worse, NextDue__c: '2026-06-23T10:00:00.000Z' })

  await world.asActor('jonas').records.update(id, { Status: 'Resolved' })
  expect(await targets(id)).toEqual({ ...worse, NextDue__c: null })

  await world.setNow('2026-06-24T09:00:00.000Z')
  await world.asActor('jonas').records.update(id, { Status: 'Open' })
  const recalculated = { SolutionDue__c: '2026-06-24T17:00:00.000Z', NextDue__c: '2026-06-24T17:00:00.000Z' }
  expect(await targets(id)).toEqual({ ...worse, ...recalculated })
})

it('takes a solution for the first answer, where support gives it without one', async () => {
  await world.setNow('2026-06-22T09:00:00.000Z')
  const [bySupport, byCustomer] = [await openedBy('mara'), await openedBy('mara')]
  await world.setNow('2026-06-22T09:30:00.000Z')
  await world.asActor('jonas').records.update(bySupport, { Status: 'Resolved' })
  await world.asActor('mara').actions.perform('Case.MarkResolved', { contextId: byCustomer })
  expect((await targets(bySupport))?.FirstAnswered__c).toBe('2026-06-22T09:30:00.000Z')
  expect((await targets(byCustomer))?.FirstAnswered__c).toBeNull()
})

it('gives an account without a tier, and a case without an account, the targets of the lowest tier', async () => {
  await world.setNow('2026-06-22T08:00:00.000Z')
  expect((await targets(await openedBy('ines')))?.FirstAnswerDue__c).toBe('2026-06-22T18:00:00.000Z')
})

it('tells customers when the first answer is due and was given, and nothing else of the targets', async () => {
  const id = await openedBy('mara')
  const told = ['FirstAnswerDue__c', 'FirstAnswered__c']
  const fields = told.map((field) => `Case.${field}`)
  expect(Object.keys((await world.asActor('mara').records.get(id, { fields })).fields).sort()).toEqual(told)
  for (const field of [...targetFields.filter((name) => !told.includes(name)), 'ClockStart__c']) {
    await expect(world.asActor('mara').records.get(id, { fields: [`Case.${field}`] })).rejects.toMatchObject({
      code: 'INVALID_FIELD',
    })
  }
})
