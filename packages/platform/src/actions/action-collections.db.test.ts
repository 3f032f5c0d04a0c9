import type { ActionCollection } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
})

afterAll(() => world.close())

const actions = (person: ToyPerson) => world.as(person).actions

const namesIn = (collection: ActionCollection): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(collection.actions).map(([key, set]) => [key, set.actions.map(({ apiName }) => apiName)]),
  )

const missing = 'b03000000000099AAA'

it('offers each profile its own actions, and quick actions only while the record fits their condition', async () => {
  const params = { sections: ['page'] }
  const ids = [toyIds.aliceOnDunes, toyIds.brunoOnDunes]
  expect(namesIn(await actions('alice').record(ids, params))).toEqual({
    [toyIds.aliceOnDunes]: ['Edit', 'Delete', 'Loan__c.Extend'],
    [toyIds.brunoOnDunes]: [],
  })
  expect(namesIn(await actions('libby').record(ids, params))).toEqual({
    [toyIds.aliceOnDunes]: ['Edit', 'Delete', 'Loan__c.TakeBack'],
    [toyIds.brunoOnDunes]: ['Edit', 'Delete'],
  })
})

it('describes an action by every property, and tells apart the entries of records and sections', async () => {
  const {
    actions: sets,
    eTag,
    url,
  } = await actions('libby').record([toyIds.aliceOnDunes], {
    apiNames: ['loan__c.takeback'],
  })
  expect(url).toBe(`/services/data/v65.0/ui-api/actions/record/${toyIds.aliceOnDunes}?apiNames=loan__c.takeback`)
  expect(eTag).toMatch(/^[0-9a-f]{32}$/)
  expect(sets).toEqual({
    [toyIds.aliceOnDunes]: {
      links: [],
      url,
      actions: [
        {
          actionListContext: 'Record',
          actionTarget: '/services/data/v65.0/sobjects/Loan__c/quickActions/TakeBack/describe',
          actionTargetType: 'Describe',
          apiName: 'Loan__c.TakeBack',
          externalId: `QuickAction:Record:Page:${toyIds.aliceOnDunes}:Loan__c.TakeBack`,
          iconUrl: '/icons/return.svg',
          id: '09D000000000902EAA',
          isMassAction: 'false',
          label: 'Take back',
          lwcComponent: null,
          primaryColor: '336699',
          relatedListRecordId: null,
          relatedSourceObject: null,
          section: 'Page',
          sourceObject: toyIds.aliceOnDunes,
          subtype: 'Update',
          targetObject: 'Loan__c',
          targetUrl: null,
          type: 'QuickAction',
        },
      ],
    },
  })
  const own = await actions('alice').record([toyIds.aliceOnDunes], { apiNames: ['Loan__c.Extend'] })
  const ids = own.actions[toyIds.aliceOnDunes]?.actions.map(({ section, externalId }) => [section, externalId]) ?? []
  expect(ids.map(([section]) => section)).toEqual(['Page', 'SingleActionLinks'])
  expect(new Set(ids.map(([, externalId]) => externalId)).size).toBe(2)
})

it('narrows actions by type, section, name and form factor', async () => {
  const ids = [toyIds.aliceOnDunes]
  const names = async (params: Parameters<ReturnType<typeof actions>['record']>[1]) =>
    namesIn(await actions('alice').record(ids, params))[toyIds.aliceOnDunes]
  expect(await names({ sections: ['Page'], actionTypes: ['StandardButton'] })).toEqual(['Edit', 'Delete'])
  expect(await names({ sections: ['SingleActionLinks'] })).toEqual(['Loan__c.Extend'])
  expect(await names({ apiNames: ['edit', 'Loan__c.TakeBack'] })).toEqual(['Edit'])
  expect(await names({ sections: ['Page'], formFactor: 'Small' })).toEqual(['Edit', 'Delete'])
})

it('offers all actions of all sections where nothing narrows them, each button with a separate id', async () => {
  const ids = [toyIds.aliceOnDunes, toyIds.brunoOnDunes]
  const all = await actions('libby').record(ids, {})
  expect(namesIn(all)).toEqual({
    [toyIds.aliceOnDunes]: ['Edit', 'Delete', 'Loan__c.TakeBack'],
    [toyIds.brunoOnDunes]: ['Edit', 'Delete'],
  })
  const buttons = Object.values(all.actions).flatMap((set) =>
    set.actions.filter(({ type }) => type === 'StandardButton'),
  )
  expect(buttons.every(({ id }) => /^0JV[0-9A-Za-z]{15}$/.test(id))).toBe(true)
  expect(new Set(buttons.map(({ id }) => id)).size).toBe(4)
  const again = await actions('libby').record([toyIds.brunoOnDunes], {})
  expect(again.actions[toyIds.brunoOnDunes]?.actions).toEqual(all.actions[toyIds.brunoOnDunes]?.actions)
})

it('refuses words that are none and ids that are none', async () => {
  const ask = (params: object, ids = [toyIds.aliceOnDunes] as string[]) => actions('alice').record(ids, params)
  for (const params of [{ actionTypes: ['Nonsense'] }, { formFactor: 'Huge' }, { retrievalMode: 'Some' }]) {
    await expect(ask({ sections: ['Page'], ...params })).rejects.toMatchObject({
      code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    })
  }
  await expect(ask({ sections: ['Cellar'] })).rejects.toMatchObject({ code: 'ILLEGAL_QUERY_PARAMETER_VALUE' })
  await expect(ask({ sections: ['Page'] }, ['nonsense'])).rejects.toMatchObject({ code: 'INVALID_ID_FIELD' })
  await expect(ask({ sections: ['Page'] }, [])).rejects.toMatchObject({ code: 'MISSING_ARGUMENT' })
  const tooMany = Array.from({ length: 201 }, () => toyIds.aliceOnDunes)
  await expect(ask({ sections: ['Page'] }, tooMany)).rejects.toMatchObject({ code: 'QUERY_TOO_COMPLICATED' })
})

it('answers hidden records and objects like missing ones on every path', async () => {
  const alice = actions('alice')
  const params = { sections: ['Page'] }
  const calls: ((id: string) => Promise<unknown>)[] = [
    (id) => alice.record([id], params),
    (id) => alice.record([toyIds.aliceOnDunes, id], params),
    (id) => alice.recordEdit([id]),
    (id) => alice.relatedList([id], { relatedListId: 'LoanHistory' }),
    (id) => alice.relatedLists([id], [{ relatedListId: 'LoanHistory' }]),
    (id) => alice.relatedListRecord([toyIds.dunes], [id]),
    (id) => alice.info('Loan__c.Extend', { parentRecordId: id }),
    (id) => alice.defaults('Loan__c.Extend', { parentRecordId: id }),
    (id) => alice.perform('Loan__c.Extend', { contextId: id, fields: { DueDate__c: null } }),
  ]
  for (const call of calls) {
    const errors = await Promise.all(
      [toyIds.carolOnSouthern, missing].map((id) => call(id).catch((error: unknown) => error)),
    )
    expect(errors[0]).toMatchObject({ code: 'NOT_FOUND' })
    expect(errors[0]).toEqual(errors[1])
  }
  const byName: ((name: string) => Promise<unknown>)[] = [
    (name) => alice.recordCreate(name),
    (name) => alice.lookup(['Book__c', name]),
    (name) => alice.overrides(name),
    (name) => alice.formulaActivations({ objectApiNames: [name] }),
  ]
  for (const call of byName) {
    for (const name of ['Vault__c', 'Nothing__c']) {
      await expect(call(name)).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} })
    }
  }
})

it('offers saving on the edit page only where a bare update is allowed', async () => {
  const ids = [toyIds.aliceOnDunes, toyIds.brunoOnDunes]
  expect(namesIn(await actions('alice').recordEdit(ids, { sections: ['Page'] }))).toEqual({
    [toyIds.aliceOnDunes]: ['SaveEdit', 'CancelEdit', 'Loan__c.Extend'],
    [toyIds.brunoOnDunes]: ['CancelEdit'],
  })
})

it('knows the actions of creation pages, lookups and of no record at all', async () => {
  expect(namesIn(await actions('alice').recordCreate('loan__c'))).toEqual({
    Loan__c: ['SaveEdit', 'CancelEdit'],
  })
  expect(namesIn(await actions('alice').recordCreate('Book__c'))).toEqual({ Book__c: ['CancelEdit'] })
  expect(namesIn(await actions('libby').lookup(['Book__c', 'Branch__c', 'Book__c']))).toEqual({
    Book__c: ['CreateFromLookup'],
    Branch__c: [],
  })
  expect(namesIn(await actions('alice').lookup(['Book__c']))).toEqual({ Book__c: [] })
  expect(namesIn(await actions('libby').global())).toEqual({ Global: ['NewBook'] })
  // Offered to readers too, who may not create books.
  expect(namesIn(await actions('alice').global())).toEqual({ Global: [] })
})

it('leads standard actions to pages of the application', async () => {
  const targets = (collection: ActionCollection) =>
    collection.actions.Book__c?.actions.map(({ apiName, targetUrl }) => [apiName, targetUrl])
  const all = [
    ['New', '/books/new'],
    ['View', '/book'],
  ]
  expect(targets(await actions('libby').overrides('book__c'))).toEqual(all)
  expect(targets(await actions('alice').overrides('Book__c'))).toEqual([all[1]])
  expect(targets(await actions('libby').overrides('Book__c', { type: 'new' }))).toEqual([all[0]])
  expect(targets(await actions('libby').overrides('Book__c', { defaultTemplateOnly: true }))).toEqual([all[1]])
  expect(targets(await actions('libby').lookup(['Book__c']))).toEqual([['CreateFromLookup', '/books/new']])
})

it('knows the actions of related lists, of one, of several, and of their rows', async () => {
  const libby = actions('libby')
  expect(namesIn(await libby.relatedList([toyIds.dunes, toyIds.tides], { relatedListId: 'vaults' }))).toEqual({
    [toyIds.dunes]: ['New'],
    [toyIds.tides]: ['New'],
  })
  await expect(actions('alice').relatedList([toyIds.dunes], { relatedListId: 'Vaults' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const batch = await actions('alice').relatedLists(
    [toyIds.dunes],
    [
      { relatedListId: 'Loans' },
      { relatedListId: 'Vaults' },
      { relatedListId: 'Nothing' },
      { relatedListId: 'Loans', sections: ['Cellar'] },
      { relatedListId: 'Loans', actionTypes: ['QuickAction'] },
    ],
  )
  expect(batch.hasErrors).toBe(true)
  expect(batch.results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 400, 200])
  expect(batch.results[1]).toEqual(batch.results[2])
  const many = (lists: number) =>
    actions('alice').relatedLists(
      Array.from({ length: 200 }, () => toyIds.dunes),
      Array.from({ length: lists }, () => ({ relatedListId: 'Loans' })),
    )
  expect((await many(10)).results).toHaveLength(10)
  await expect(many(11)).rejects.toMatchObject({ code: 'QUERY_TOO_COMPLICATED' })
  const rows = await actions('alice').relatedListRecord([toyIds.dunes], [toyIds.brunoOnDunes, toyIds.aliceOnDunes], {
    sections: ['Page'],
  })
  expect(namesIn(rows)).toEqual({
    [toyIds.brunoOnDunes]: [],
    [toyIds.aliceOnDunes]: ['Edit', 'Delete', 'Loan__c.Extend'],
  })
  expect(rows.actions[toyIds.aliceOnDunes]?.actions.at(-1)).toMatchObject({
    actionListContext: 'RelatedListRecord',
    relatedListRecordId: toyIds.aliceOnDunes,
    relatedSourceObject: 'Loans',
    sourceObject: toyIds.dunes,
  })
  // The row belongs to another parent.
  await expect(actions('alice').relatedListRecord([toyIds.tides], [toyIds.aliceOnDunes])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('lists the conditions of actions, with the values of the caller', async () => {
  const { activations } = await actions('alice').formulaActivations()
  expect(activations).toEqual({
    Book__c: { 'Book__c.Borrow': [] },
    Loan__c: {
      'Loan__c.Extend': [
        { fieldApiName: 'ReaderId__c', values: [toyIds.alice] },
        { fieldApiName: 'Status__c', values: ['Out'] },
      ],
    },
  })
  expect(await actions('libby').formulaActivations({ objectApiNames: ['loan__c'], application: 'Desk' })).toEqual({
    activations: { Loan__c: { 'Loan__c.TakeBack': [{ fieldApiName: 'Status__c', values: ['Out', 'Overdue'] }] } },
  })
  for (const application of ['Desk', 'Nothing']) {
    await expect(actions('alice').formulaActivations({ application })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

it('changes the tag of a set with its actions', async () => {
  const [loan = ''] = await world.load('Loan__c', [
    { CreatedDate: '2026-03-04T09:30:00.000Z', BookId__c: toyIds.tides, ReaderId__c: toyIds.alice, Status__c: 'Out' },
  ])
  const params = { sections: ['Page'] }
  const before = await actions('libby').record([loan], params)
  expect((await actions('libby').record([loan], params)).eTag).toBe(before.eTag)
  await world.as('libby').records.update(loan, { Status__c: 'Returned' })
  expect((await actions('libby').record([loan], params)).eTag).not.toBe(before.eTag)
})
