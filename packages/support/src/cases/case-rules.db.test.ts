import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldPerson, worldId } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const newCase = {
  Subject: 'Terrain layer blank',
  Description: 'Blank on both displays since the last cycle.',
  Impact__c: 'Major Degradation',
  IssueType__c: 'Product',
} as const

async function openedBy(person: 'mara' | 'ines' | 'sam', fields: Record<string, unknown> = {}): Promise<string> {
  return (await world.asActor(person).records.create('Case', { ...newCase, ...fields })).id
}

function stored(id: string, ...fields: string[]) {
  return world.platform.asSystem('look at a case').read('Case', id, fields)
}

it('decides account, contact, state, origin and queue of a new case itself', async () => {
  const id = await openedBy('mara', { SubscriptionId__c: worldId('a01', 1) })
  expect(
    await stored(id, 'AccountId', 'ContactId', 'OwnerId', 'Status', 'IsClosed', 'Origin', 'Queue__c', 'ProductId__c'),
  ).toEqual({
    AccountId: accountIdOf('osprey'),
    ContactId: contactIdOf('mara'),
    OwnerId: null,
    Status: 'Open',
    IsClosed: false,
    Origin: 'Web',
    Queue__c: 'Product Support',
    ProductId__c: worldId('01t', 1),
  })
})

it('puts cases of restricted accounts into the queue of cleared agents', async () => {
  expect(await stored(await openedBy('sam'), 'Queue__c', 'ExportRestricted__c')).toEqual({
    Queue__c: 'Cleared Desk',
    ExportRestricted__c: true,
  })
})

it('opens a case for the account of the contact that an agent names', async () => {
  const { id } = await world.asActor('wren').records.create('Case', { ...newCase, ContactId: contactIdOf('ines') })
  expect(await stored(id, 'AccountId', 'Origin')).toEqual({ AccountId: accountIdOf('northfield'), Origin: 'Phone' })
})

it('refuses aircraft and services of another account like ones that do not exist', async () => {
  for (const field of ['AircraftId__c', 'SubscriptionId__c']) {
    const prefix = field === 'AircraftId__c' ? 'a00' : 'a01'
    for (const number of [5, 999]) {
      await expect(openedBy('mara', { [field]: worldId(prefix, number) })).rejects.toMatchObject({
        code: 'INVALID_CROSS_REFERENCE_KEY',
        field,
      })
    }
  }
  // An agent sees both accounts, so that only the rule can refuse.
  await expect(
    world.asActor('jonas').records.update(worldId('500', 1), { AircraftId__c: worldId('a00', 5) }),
  ).rejects.toMatchObject({ code: 'INVALID_CROSS_REFERENCE_KEY' })
})

it('refuses export-controlled products when a case is opened and when it is changed', async () => {
  const controlled = worldId('01t', 2)
  await expect(openedBy('mara', { ProductId__c: controlled })).rejects.toMatchObject({
    code: 'EXPORT_CONTROLLED_PRODUCT',
    field: 'ProductId__c',
    facts: { label: 'Product' },
  })
  await expect(
    world.asActor('jonas').records.update(worldId('500', 1), { ProductId__c: controlled }),
  ).rejects.toMatchObject({ code: 'EXPORT_CONTROLLED_PRODUCT' })
})

it('moves a case as agents may, stamps its end and keeps the history', async () => {
  const id = await openedBy('mara')
  const jonas = world.asActor('jonas').records
  await jonas.update(id, { Status: 'In-Progress', OwnerId: userIdOf('jonas') })
  await jonas.update(id, { Status: 'Closed' })
  expect(await stored(id, 'IsClosed')).toEqual({ IsClosed: true })
  await expect(jonas.update(id, { Status: 'Resolved' })).rejects.toMatchObject({ code: 'STATUS_MOVE_REFUSED' })
  await jonas.update(id, { Status: 'Open' })
  expect(await stored(id, 'Status', 'IsClosed', 'ClosedDate')).toEqual({
    Status: 'Open',
    IsClosed: false,
    ClosedDate: null,
  })
  const history = await world.platform
    .asSystem('look at a history')
    .find('CaseHistory', { ParentId: id }, ['Field', 'OldValue', 'NewValue'])
  expect(history).toEqual(
    expect.arrayContaining([
      { Field: 'created', OldValue: null, NewValue: null },
      { Field: 'Status', OldValue: 'Open', NewValue: 'In-Progress' },
      { Field: 'OwnerId', OldValue: null, NewValue: userIdOf('jonas') },
      { Field: 'Status', OldValue: 'In-Progress', NewValue: 'Closed' },
      { Field: 'Status', OldValue: 'Closed', NewValue: 'Open' },
    ]),
  )
})

it('freezes a closed case for all callers: no edit, no edit together with the reopening, no comment', async () => {
  const closed = worldId('500', 101)
  const jonas = world.asActor('jonas').records
  for (const fields of [{ Subject: 'Other' }, { Status: 'Open', Subject: 'Other' }]) {
    await expect(jonas.update(closed, fields)).rejects.toMatchObject({ code: 'CASE_CLOSED' })
  }
  for (const fields of [{ Subject: 'Other' }, { Status: 'Open' }]) {
    await expect(world.asActor('mara').records.update(closed, fields)).rejects.toMatchObject({ code: 'CASE_CLOSED' })
  }
  for (const person of ['mara', 'jonas'] as const) {
    await expect(
      world.asActor(person).records.create('CaseComment', { ParentId: closed, CommentBody: 'One more thing' }),
    ).rejects.toMatchObject({ code: 'CASE_CLOSED' })
  }
})

it('makes a case wait for the customer only when a public reply says that it needs an answer', async () => {
  const id = await openedBy('mara')
  const comment = (person: WorldPerson, fields: Record<string, unknown> = {}) =>
    world.asActor(person).records.create('CaseComment', { ParentId: id, CommentBody: 'Text', ...fields })
  const isAwaited = async () => (await stored(id, 'AwaitingCustomer__c'))?.AwaitingCustomer__c
  await comment('jonas')
  expect(await isAwaited()).toBe(false)
  await comment('jonas', { NeedsAnswer__c: true })
  expect(await isAwaited()).toBe(true)
  await comment('jonas')
  expect(await isAwaited()).toBe(true)
  await expect(comment('mara', { NeedsAnswer__c: true })).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
  await comment('theo')
  expect(await isAwaited()).toBe(false)
})

it('leaves the case unchanged after an internal note, which needs no answer of a customer', async () => {
  const id = await openedBy('mara')
  const before = await stored(id, 'SystemModstamp', 'LastCommentDate__c', 'AwaitingCustomer__c')
  const note = { ParentId: id, CommentBody: 'Text', IsPublished: false, NeedsAnswer__c: true }
  const { id: noteId } = await world.asActor('jonas').records.create('CaseComment', note)
  expect(await stored(id, 'SystemModstamp', 'LastCommentDate__c', 'AwaitingCustomer__c')).toEqual(before)
  const system = world.platform.asSystem('look at a note')
  expect(await system.read('CaseComment', noteId, ['NeedsAnswer__c'])).toEqual({ NeedsAnswer__c: false })
})

it.each([
  ['the action Clear flag', 'mara', 'Case.ClearFlag', {}, false],
  ['a resolution by the customer', 'mara', 'Case.MarkResolved', {}, false],
  ['a status move by support', 'jonas', 'Case.ChangeStatus', { Status: 'In-Progress' }, false],
  ['a change of other details, which leaves it', 'mara', 'Case.EditDetails', { Subject: 'Other' }, true],
] as const)('clears the flag of a case that waits by %s', async (_by, person, action, fields, isLeft) => {
  const id = await openedBy('mara')
  const { records } = world.asActor('jonas')
  await records.create('CaseComment', { ParentId: id, CommentBody: 'Which card?', NeedsAnswer__c: true })
  await world.asActor(person).actions.perform(action, { contextId: id, fields })
  expect(await stored(id, 'AwaitingCustomer__c')).toEqual({ AwaitingCustomer__c: isLeft })
})

it('lets an agent ask in the same change that moves a case, and clears the flag once work has ended', async () => {
  const id = await openedBy('mara')
  const { records } = world.asActor('jonas')
  await records.update(id, { Status: 'In-Progress', AwaitingCustomer__c: true })
  expect(await stored(id, 'AwaitingCustomer__c')).toEqual({ AwaitingCustomer__c: true })
  await records.update(id, { Status: 'Not Actionable' })
  await records.create('CaseComment', { ParentId: id, CommentBody: 'Well?', NeedsAnswer__c: true })
  expect(await stored(id, 'AwaitingCustomer__c')).toEqual({ AwaitingCustomer__c: false })
})

it('lets many people comment on one case at once', async () => {
  const id = await openedBy('mara')
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world
        .asActor(index % 2 ? 'mara' : 'jonas')
        .records.create('CaseComment', { ParentId: id, CommentBody: `Comment ${index}` }),
    ),
  )
  expect(new Set(created.map((comment) => comment.id)).size).toBe(20)
})

it('accepts nothing once the closing of a case is committed', async () => {
  const id = await openedBy('mara')
  const tries = Array.from({ length: 12 }, (_, index) =>
    world.asActor('mara').records.create('CaseComment', { ParentId: id, CommentBody: `Comment ${index}` }),
  )
  const [closing, ...comments] = await Promise.allSettled([
    world.asActor('jonas').records.update(id, { Status: 'Closed' }),
    ...tries,
  ])
  expect(closing?.status).toBe('fulfilled')
  for (const comment of comments) {
    if (comment.status === 'rejected') expect(comment.reason).toMatchObject({ code: 'CASE_CLOSED' })
  }
  await expect(
    world.asActor('mara').records.create('CaseComment', { ParentId: id, CommentBody: 'Too late' }),
  ).rejects.toMatchObject({ code: 'CASE_CLOSED' })
})
