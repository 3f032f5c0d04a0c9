import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  // The cases of the world have a value in every field.
  const asked = await system().find('Case', { Request__c: 'Account removal' }, ['Id'])
  for (const { Id } of asked) await system().update('Case', String(Id), { Request__c: null })
})
afterAll(() => world.close())

const system = () => world.platform.asSystem('look at requests for removal')

async function ask(actor: WorldActor, values: object = {}, idempotencyKey?: string): Promise<string> {
  const call = {
    className: 'AccountController',
    methodName: 'requestRemoval',
    values: { ...values },
    isRead: false,
    idempotencyKey,
  }
  return ((await world.asActor(actor).methods.call(call)).result as { caseId: string }).caseId
}

const fields = [
  'Subject',
  'Description',
  'OwnerId',
  'ContactId',
  'AccountId',
  'CreatedById',
  'Request__c',
  'Queue__c',
] as const

it('opens a case for the account manager, and keeps the login as it is', async () => {
  await system().update('Account', accountIdOf('osprey'), { OwnerId: userIdOf('wren') })
  const caseId = await ask('mara', { reason: '  We changed the provider.\n' })
  expect(await system().read('Case', caseId, fields)).toMatchObject({
    Subject: 'Remove my account',
    Description: 'We changed the provider.',
    OwnerId: userIdOf('wren'),
    ContactId: contactIdOf('mara'),
    AccountId: accountIdOf('osprey'),
    CreatedById: userIdOf('mara'),
    Request__c: 'Account removal',
  })
  expect(await system().read('User', userIdOf('mara'), ['IsActive'])).toEqual({ IsActive: true })
})

it('answers the open request instead of a second one, and opens another once it is closed', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => ask('theo')))
  expect(new Set(others)).toEqual(new Set([first]))
  await system().update('Case', String(first), { Status: 'Closed', IsClosed: true })
  expect(await ask('theo')).not.toBe(first)
})

it('refuses people without an account, and a kind of request in a created case', async () => {
  await expect(ask('jonas')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ask('sam', { reason: 'x'.repeat(2_001) })).rejects.toBeInstanceOf(AppError)
  const own = { Subject: 'a', Description: 'b', Impact__c: 'Minor Degradation', IssueType__c: 'Product' }
  await expect(
    world.asActor('mara').records.create('Case', { ...own, Request__c: 'Account removal' }),
  ).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
})

it('names the manager of the own account, and of no other', async () => {
  const [mine] = await world.asActor('mara').records.find('Account', {
    fields: ['Owner.Name'],
    where: { Id: { in: [accountIdOf('osprey'), accountIdOf('northfield')] } },
    orderBy: [],
    limit: 10,
  })
  expect(mine?.fields.Owner).toMatchObject({ displayValue: expect.stringMatching(/^Wren/) })
})
