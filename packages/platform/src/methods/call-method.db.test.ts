import { AppError } from 'contract'
import { defineServerMethod } from 'contract/checks'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineMethod, type ServerMethodDefinition } from '../metadata/server-method.ts'
import { createPlatform } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const call = (methodName: string, values: Record<string, unknown> = {}, isRead = false, className = 'Catalogue') => ({
  className,
  methodName,
  values,
  isRead,
  areTexts: isRead,
})

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
}

it('runs a method with the rights of its caller', async () => {
  expect(await world.platform.asGuest().methods.call(call('titles'))).toEqual({
    result: { titles: ['A history of tides', 'Over the Alps'], isSignedIn: false },
    isKeepable: true,
  })
  expect(await world.as('carol').methods.call(call('titles', { limit: 1 }))).toEqual({
    result: { titles: ['Southern winds'], isSignedIn: true },
    isKeepable: true,
  })
  expect(await world.as('carol').methods.call(call('mine'))).toEqual({ result: 'mine', isKeepable: false })
})

it('reads the values of a query from their texts and takes no others', async () => {
  const { methods } = world.as('libby')
  expect((await methods.call(call('titles', { limit: '2' }, true))).result).toMatchObject({
    titles: ['A history of tides', 'Dunes of the north'],
  })
  const reserve = async (values: Record<string, unknown>) => (await methods.call(call('reserve', values))).result
  expect(await reserve({ isbn: 'x', urgent: true })).toEqual({ isbn: 'x', urgent: true })
  const wrong: [Record<string, unknown>, boolean, string][] = [
    [{ limit: 'two' }, true, 'INVALID_API_INPUT'],
    [{ limit: '2' }, false, 'INVALID_API_INPUT'],
    [{ limit: 6 }, false, 'NUMBER_OUTSIDE_VALID_RANGE'],
    [{ genre: ['a'] }, false, 'INVALID_API_INPUT'],
    [{ genre: 'a\0' }, false, 'INVALID_API_INPUT'],
    [{ genre: 'a'.repeat(41) }, false, 'INVALID_API_INPUT'],
    [{ nothing: 1 }, false, 'INVALID_API_INPUT'],
    [{ constructor: 1 }, false, 'INVALID_API_INPUT'],
  ]
  for (const [values, isQuery, code] of wrong) {
    expect(await refusal(methods.call(call('titles', values, isQuery))), JSON.stringify(values)).toBe(code)
  }
  expect(await refusal(methods.call(call('reserve')))).toBe('MISSING_ARGUMENT')
})

it('holds answers and errors of methods against their contract', async () => {
  const method = (result: Promise<unknown>): ServerMethodDefinition =>
    defineMethod(
      defineServerMethod({
        className: 'Toy',
        methodName: 'odd',
        readOnly: true,
        summary: 'Answers what it may not.',
        access: 'open',
        answers: 'personal',
        errors: ['LINK_INVALID'],
        parameters: Type.Object({}),
        answer: Type.Integer(),
      }),
      () => result as Promise<number>,
    )
  const failure = async (result: Promise<unknown>): Promise<unknown> => {
    const app = { ...toyApp, methods: [method(result)] }
    const platform = createPlatform({ ...world, app, fileStore: world.files, tokenSecret: 'toy', checksAnswers: true })
    return await platform
      .asGuest()
      .methods.call(call('odd', {}, false, 'Toy'))
      .catch((error: unknown) => error)
  }
  const refused = (code: 'LINK_INVALID' | 'CASE_CLOSED') => Promise.reject(new AppError(code))
  expect(await failure(Promise.resolve(5))).toEqual({ result: 5, isKeepable: false })
  expect(await failure(Promise.resolve('5'))).toMatchObject({
    message: 'The answer of Toy/odd breaks the contract at /: must be integer',
  })
  expect(await failure(refused('LINK_INVALID'))).toMatchObject({ code: 'LINK_INVALID' })
  expect(await failure(refused('CASE_CLOSED'))).toMatchObject({
    message: 'Toy/odd was refused with CASE_CLOSED, which its contract does not name',
  })
})

it('refuses what does not exist, what wants a session and a query to what changes something', async () => {
  const guest = world.platform.asGuest()
  expect(await refusal(guest.methods.call(call('nothing')))).toBe('NOT_FOUND')
  expect(await refusal(guest.methods.call(call('titles', {}, false, 'Nothing')))).toBe('NOT_FOUND')
  expect(await refusal(guest.methods.call(call('mine')))).toBe('NOT_SIGNED_IN')
  expect(await refusal(guest.methods.call(call('reserve', { isbn: 'x' }, true)))).toBe('METHOD_NOT_ALLOWED')
})

const opening = { name: 'West', bookIds: [toyIds.alps.slice(0, 15), toyIds.alps] }

async function branches(): Promise<unknown[]> {
  return await world.platform.asSystem('count branches').find('Branch__c', { Name: opening.name }, ['CreatedById'])
}

it('takes lists of ids, each once and whole, and no more than the method does', async () => {
  const { methods } = world.as('libby')
  const wrong: [unknown, string][] = [
    [[], 'MISSING_ARGUMENT'],
    [null, 'MISSING_ARGUMENT'],
    [toyIds.alps, 'INVALID_API_INPUT'],
    [{ 0: toyIds.alps }, 'INVALID_API_INPUT'],
    [['no id'], 'INVALID_ID_FIELD'],
    [[{ toString: 1 }], 'INVALID_ID_FIELD'],
    [[toyIds.alps, toyIds.tides, toyIds.dunes], 'QUERY_TOO_COMPLICATED'],
  ]
  for (const [bookIds, code] of wrong) {
    const request = call('openBranch', { ...opening, bookIds })
    expect(await refusal(methods.call(request)), JSON.stringify(bookIds)).toBe(code)
  }
  expect(await branches()).toEqual([])
})

it('writes once for a key, on behalf of the caller, and says so', async () => {
  const { methods } = world.as('libby')
  const request = { ...call('openBranch', opening), idempotencyKey: 'opening' }
  const [first, ...repeated] = await Promise.all([1, 2, 3].map(() => methods.call(request)))
  expect(first).toMatchObject({ result: { bookIds: [toyIds.alps], openedBy: 'Librarian' }, isKeepable: false })
  expect(repeated).toEqual([first, first])
  expect(await branches()).toEqual([{ CreatedById: world.principalOf('libby').userId }])
  expect(world.systemUses).toContain('open a branch')
  const otherRequest = { ...request, values: { ...opening, bookIds: [toyIds.tides] } }
  expect(await refusal(methods.call(otherRequest))).toBe('IDEMPOTENCY_KEY_REUSED')
})

it('leaves nothing behind where the work fails, and gives guests no keys to share', async () => {
  const guest = world.platform.asGuest()
  const missing = call('openBranch', { ...opening, bookIds: ['b02000000000077AAA'] })
  const before = (await branches()).length
  expect(await refusal(guest.methods.call({ ...missing, idempotencyKey: 'k' }))).toBe('NOT_FOUND')
  expect(await branches()).toHaveLength(before)
  const request = { ...call('openBranch', opening), idempotencyKey: 'k' }
  await guest.methods.call(request)
  await guest.methods.call(request)
  expect(await branches()).toHaveLength(before + 2)
})

it('answers the head-tag properties that guests can read, and nothing else', async () => {
  const seo = (id: string, fields?: string[]) => world.platform.asGuest().seo.properties(id, fields)
  expect(await seo(toyIds.tides, ['Book__c.Title__c'])).toEqual({
    errors: [],
    fields: { Title__c: 'A history of tides' },
    objectName: 'Book__c',
    recordId: toyIds.tides,
    recordName: 'A history of tides',
  })
  const nothing = {
    errors: [{ errorCode: 'NOT_FOUND', message: expect.any(String) }],
    fields: {},
    objectName: '',
    recordId: null,
    recordName: null,
  }
  for (const [id, fields] of [
    [toyIds.dunes, ['Title__c']],
    [toyIds.tides, ['Supplier__c']],
    [toyIds.tides, ['Isbn__c']],
    [toyIds.tides, ['Nothing__c']],
    [toyIds.alice, ['Title__c']],
    [toyIds.vault, undefined],
    ['b02000000000077AAA', ['Title__c']],
    ['no id', ['Title__c']],
  ] as const) {
    expect(await seo(id, fields ? [...fields] : undefined), id).toEqual(nothing)
  }
})
