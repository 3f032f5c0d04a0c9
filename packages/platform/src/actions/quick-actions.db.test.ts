import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
})

afterAll(() => world.close())

const actions = (person: ToyPerson) => world.as(person).actions
const later = '2026-05-01T10:00:00.000Z'

async function newLoan(status = 'Out'): Promise<string> {
  const [id = ''] = await world.load('Loan__c', [
    { CreatedDate: later, BookId__c: toyIds.tides, ReaderId__c: toyIds.alice, Status__c: status, StaffNote__c: 'Note' },
  ])
  return id
}

const stored = (id: string, ...fields: string[]) => world.platform.asSystem('a test').read('Loan__c', id, fields)

it('describes an action by every property of the specification', async () => {
  expect(await actions('libby').info('loan__c.TAKEBACK', { parentRecordId: toyIds.aliceOnDunes })).toEqual({
    accessLevelRequired: 'Edit',
    actionApiName: 'Loan__c.TakeBack',
    colors: [{ color: '336699', colorContext: 'primary', theme: 'theme4' }],
    copilotActionDescription: 'Marks a loan as returned.',
    copilotInputs: [],
    copilotIntent: null,
    copilotPlanTemplateId: null,
    copilotUserUtterance: null,
    flowDevName: null,
    flowRecordIdVar: null,
    iconName: 'action:return',
    icons: [{ contentType: 'image/svg+xml', height: 120, theme: 'theme4', url: '/icons/return.svg', width: 120 }],
    label: 'Take back',
    lightningComponentBundleName: null,
    lightningComponentQualifiedName: null,
    lightningWebComponentBundleName: null,
    lightningWebComponentQualifiedName: null,
    parameters: [],
    targetParentField: null,
    targetRecordTypeId: null,
    targetSobjectType: 'Loan__c',
    type: 'Update',
  })
  expect(await actions('alice').info('Book__c.Borrow')).toMatchObject({
    accessLevelRequired: 'Create',
    colors: [],
    icons: [],
    targetParentField: 'BookId__c',
    targetSobjectType: 'Loan__c',
    type: 'Create',
  })
  expect(await actions('libby').info('NewBook')).toMatchObject({ targetRecordTypeId: '012000000000901AAA' })
})

it('hides an action of another profile on every path, like one that does not exist', async () => {
  for (const name of ['Loan__c.TakeBack', 'Loan__c.Nothing', 'Vault__c.Open']) {
    for (const call of [
      actions('alice').info(name),
      actions('alice').layout(name),
      actions('alice').defaults(name),
      actions('alice').perform(name, { contextId: toyIds.aliceOnDunes }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} })
    }
  }
})

it('starts from no record of another object, though it can be seen, as from one that does not exist', async () => {
  const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: { code: string }) => code)
  for (const [action, parentRecordId] of [
    ['Loan__c.Extend', toyIds.dunes],
    ['Loan__c.Extend', toyIds.alice],
    ['Book__c.Borrow', toyIds.aliceOnDunes],
    ['Book__c.Borrow', toyIds.north],
  ] as const) {
    const { info, defaults } = actions('alice')
    expect((await world.as('alice').records.get(parentRecordId, { fields: ['Id'] })).id).toBe(parentRecordId)
    expect(await codeOf(info(action, { parentRecordId }))).toBe('NOT_FOUND')
    expect(await codeOf(defaults(action, { parentRecordId }))).toBe('NOT_FOUND')
  }
})

it('draws the form of an action row by row', async () => {
  const form = await actions('alice').layout('Loan__c.Extend', { objectApiName: 'loan__c' })
  expect(form).toMatchObject({
    actionApiName: 'Loan__c.Extend',
    layout: {
      objectApiName: 'Loan__c',
      rows: [
        {
          items: [
            { apiName: 'DueDate__c', dataType: 'dateTime', label: 'Due', required: true, value: null },
            { apiName: 'Remark__c', dataType: 'text', length: 255, required: false },
          ],
        },
      ],
    },
  })
  await expect(actions('alice').layout('Loan__c.Extend', { objectApiName: 'Book__c' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const recordTypeId = '012000000000999AAA'
  await expect(actions('libby').layout('NewBook', { recordTypeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('starts a form with the values of the record, and adds only what the caller may read', async () => {
  const { fields, objectApiName, actionApiName } = await actions('alice').defaults('Loan__c.Extend', {
    parentRecordId: toyIds.aliceOnDunes,
    optionalFields: ['Loan__c.Status__c', 'Loan__c.StaffNote__c', 'Nonsense'],
  })
  expect([objectApiName, actionApiName]).toEqual(['Loan__c', 'Loan__c.Extend'])
  expect(fields).toEqual({
    DueDate__c: { displayValue: 'Apr 1, 2026, 10:00', value: '2026-04-01T10:00:00.000Z' },
    Remark__c: { displayValue: null, value: 'A gift for mother' },
    Status__c: { displayValue: 'Lent', value: 'Out' },
  })
  expect((await actions('libby').defaults('Loan__c.TakeBack')).fields).toEqual({
    StaffNote__c: { displayValue: null, value: null },
    Status__c: { displayValue: 'Returned', value: 'Returned' },
  })
  const borrow = await actions('alice').defaults('Book__c.Borrow', { parentRecordId: toyIds.tides })
  expect(borrow.fields.BookId__c).toEqual({ displayValue: null, value: toyIds.tides })
})

it('changes the record like any other write: rules, versions, history', async () => {
  const id = await newLoan()
  const result = await actions('libby').perform('Loan__c.TakeBack', {
    apiName: 'Loan__c',
    contextId: id,
    fields: { StaffNote__c: 'Wet', Status__c: 'Returned' },
  })
  expect(result).toEqual({
    contextId: id,
    feedItemId: null,
    id,
    isCreated: false,
    isSuccess: true,
    successMessage: 'The book is back.',
  })
  expect(await stored(id, 'Status__c', 'StaffNote__c')).toEqual({ Status__c: 'Returned', StaffNote__c: 'Wet' })
  const history = await world.platform
    .asSystem('a test')
    .find('LoanHistory__c', { ParentId: id }, ['Field', 'OldValue', 'NewValue'])
  expect(history).toEqual([{ Field: 'Status__c', OldValue: 'Out', NewValue: 'Returned' }])
  expect(await world.as('libby').records.get(id, { fields: ['Loan__c.Status__c'] })).toMatchObject({ weakEtag: 2 })
})

it('is a separate right: it sets its fields and no others, on records of its condition alone', async () => {
  const id = await newLoan()
  const extend = (fields: Record<string, unknown>, person: ToyPerson = 'alice', contextId = id) =>
    actions(person).perform('Loan__c.Extend', { contextId, fields })
  // Readers may not set the due date by a bare update.
  await expect(world.as('alice').records.update(id, { DueDate__c: later })).rejects.toMatchObject({
    code: 'FIELD_NOT_WRITEABLE',
  })
  await extend({ DueDate__c: later, Remark__c: 'Nearly done' })
  expect(await stored(id, 'DueDate__c', 'Remark__c')).toEqual({ DueDate__c: later, Remark__c: 'Nearly done' })
  await expect(extend({ DueDate__c: later, Status__c: 'Returned' })).rejects.toMatchObject({
    facts: { label: 'Status' },
  })
  for (const [fields, code] of [
    [{ DueDate__c: later, Status__c: 'Returned' }, 'FIELD_NOT_WRITEABLE'],
    [{ DueDate__c: later, ReaderId__c: toyIds.bruno }, 'FIELD_NOT_WRITEABLE'],
    [{ DueDate__c: later, StaffNote__c: 'x' }, 'INVALID_FIELD'],
    [{ DueDate__c: later, Nonsense: 'x' }, 'INVALID_FIELD'],
    [{ DueDate__c: later, __proto__x: 'x' }, 'INVALID_FIELD'],
    [{ DueDate__c: 'tomorrow' }, 'INVALID_VALUE'],
    [{}, 'REQUIRED_FIELD_MISSING'],
  ] as const) {
    await expect(extend(fields)).rejects.toMatchObject({ code })
  }
  // Bruno sees the loan, but it is not his.
  await expect(extend({ DueDate__c: later }, 'bruno')).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
  await expect(extend({ DueDate__c: later }, 'carol')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const returned = await newLoan('Returned')
  await expect(extend({ DueDate__c: later }, 'alice', returned)).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
  expect(await stored(returned, 'DueDate__c')).toEqual({ DueDate__c: null })
  await expect(
    actions('libby').perform('Loan__c.TakeBack', { contextId: id, fields: { Status__c: 'Overdue' } }),
  ).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
})

it('wants names that agree, a record to change, and its version where one is given', async () => {
  const id = await newLoan()
  const perform = (input: object, options = {}) =>
    actions('alice').perform('Loan__c.Extend', { fields: { DueDate__c: later }, ...input }, options)
  for (const names of [
    { apiName: 'Book__c' },
    { apiName: 'Loan__c.TakeBack' },
    { actionApiName: 'Loan__c.TakeBack' },
  ]) {
    await expect(perform({ contextId: id, ...names })).rejects.toMatchObject({ code: 'INVALID_API_INPUT' })
  }
  await expect(perform({})).rejects.toMatchObject({ code: 'MISSING_ARGUMENT' })
  await expect(perform({ contextId: 'nonsense' })).rejects.toMatchObject({ code: 'INVALID_ID_FIELD' })
  await expect(perform({ contextId: toyIds.dunes })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(perform({ contextId: id }, { ifMatch: 7 })).rejects.toMatchObject({ code: 'STALE_VERSION' })
  await expect(perform({ contextId: id, apiName: 'loan__c.extend' }, { ifMatch: 1 })).resolves.toMatchObject({ id })
})

it('creates records from a record and from nothing, bounded by the grants', async () => {
  const borrowed = await actions('alice').perform('Book__c.Borrow', {
    contextId: toyIds.tides,
    fields: { DueDate__c: later },
  })
  expect(borrowed).toMatchObject({ contextId: toyIds.tides, isCreated: true, isSuccess: true })
  expect(await stored(borrowed.id, 'BookId__c', 'ReaderId__c', 'DueDate__c')).toEqual({
    BookId__c: toyIds.tides,
    ReaderId__c: toyIds.alice,
    DueDate__c: later,
  })
  await expect(actions('alice').perform('Book__c.Borrow', { contextId: toyIds.southern })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(
    actions('alice').perform('Book__c.Borrow', { contextId: toyIds.tides }, { updatesOnly: true }),
  ).rejects.toMatchObject({ code: 'INVALID_API_INPUT' })
  const book = { Title__c: 'New winds', BranchId__c: toyIds.north }
  expect(await actions('libby').perform('NewBook', { fields: book })).toMatchObject({
    contextId: null,
    isCreated: true,
  })
  await expect(actions('alice').perform('NewBook', { fields: book })).rejects.toMatchObject({
    code: 'INSUFFICIENT_ACCESS',
  })
})

it('changes nothing where a repeatable action has been done already', async () => {
  const id = await newLoan('Returned')
  expect(await actions('libby').perform('Loan__c.TakeBack', { contextId: id })).toMatchObject({ isSuccess: true })
  expect(await world.as('libby').records.get(id, { fields: ['Loan__c.Status__c'] })).toMatchObject({ weakEtag: 1 })
})

it('does a repeated request once', async () => {
  const id = await newLoan()
  const options = { idempotencyKey: 'take-back-1' }
  const input = { contextId: id, fields: { StaffNote__c: 'Once' } }
  const first = await actions('libby').perform('Loan__c.TakeBack', input, options)
  expect(await actions('libby').perform('Loan__c.TakeBack', input, options)).toEqual(first)
  const otherInput = { contextId: id, fields: { StaffNote__c: 'Twice' } }
  await expect(actions('libby').perform('Loan__c.TakeBack', otherInput, options)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
  const borrow = { contextId: toyIds.tides, fields: { DueDate__c: later } }
  const key = { idempotencyKey: 'borrow-1' }
  const created = await actions('alice').perform('Book__c.Borrow', borrow, key)
  expect(await actions('alice').perform('Book__c.Borrow', borrow, key)).toEqual(created)
})
