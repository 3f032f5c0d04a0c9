import { connect, type Database } from 'database'
import {
  type AppDefinition,
  createPlatform,
  defineApp,
  diffSchema,
  type Gateway,
  type Platform,
  readSchema,
  schemaOf,
} from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportApp } from '../app.ts'
import { readCaseDocument } from '../case-pdf/read-case-document.ts'
import { CANARY } from '../testing/filled-record.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf } from '../testing/world-people.ts'
import { countUses } from './count-uses.ts'
import { followOwnFields } from './follow-own-fields.ts'
import { dropDeletedFields } from './own-field-rules.ts'
import { readListValues, valueLists, withListValues } from './with-list-values.ts'

/** Two processes of one installation: the pages are served by one, and the fields are added in the other. */
let world: SupportWorld
let setup: { platform: Platform; database: Database }
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  world = await createSupportWorld()
  const database = connect({ connectionString: world.database.connectionString, max: 2 })
  const platform = createPlatform({
    app: supportApp,
    database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'another process',
  })
  setup = { platform, database }
  closing.push(world.close, database.close)
  for (const process of [setup, world]) closing.push(await followOwnFields({ ...process, app: supportApp, onFailure }))
})

afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const onFailure = (error: unknown): void => {
  throw error
}

const as = (actor: WorldActor): Gateway => world.asActor(actor)
const administrator = (): Gateway => setup.platform.as(world.principalOf('ada'))

/** Adds a field in the other process, and waits until this one serves it. @returns the id of its definition. */
async function addField(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const { id } = await administrator().actions.perform('NewField', { fields })
  const { fields: stored } = await administrator().records.get(id, { optionalFields: ['CustomField__c.ApiName__c'] })
  const name = String(stored.ApiName__c?.value)
  await expect.poll(() => world.platform.app.object(String(fields.Object__c))?.fields.has(name)).toBe(true)
  return id
}

async function act(action: string, contextId: string, fields: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await administrator().actions.perform(action, { contextId, fields })
}

const shown = { Customers__c: 'Write', AccountAdmins__c: 'Write', Agents__c: 'Write' } as const
const brand = { name: 'Navdesk', company: 'Calder Aerodata', hasOwnLogo: false }
const newCase = {
  Subject: 'No fix',
  Description: 'The unit finds no fix.',
  Impact__c: 'Minor Degradation',
  IssueType__c: 'Product',
}

it('stores the values of the product from the start, letter for letter', async () => {
  const stored = (await readListValues(world.database)).filter(({ value }) => !value.startsWith(CANARY))
  const valuesIn = (app: AppDefinition) =>
    Object.values(valueLists).map(
      ({ of: [object, field] }) => app.objects.find(({ apiName }) => apiName === object)?.fields[field]?.values,
    )
  expect(valuesIn(withListValues(supportApp, stored))).toEqual(valuesIn(supportApp))
  expect(new Set(stored.map(({ list }) => list))).toEqual(new Set(Object.keys(valueLists)))
})

it('serves a text field of cases from the form to the list, the history and the search in another process', async () => {
  await addField({
    Object__c: 'Case',
    Label__c: 'Tail color',
    Type__c: 'Text',
    Length__c: 20,
    Listed__c: true,
    Tracked__c: true,
    Searched__c: true,
    ...shown,
  })
  const info = await as('mara').objectInfo.get('Case')
  expect(info.fields.Tail_color__c).toMatchObject({
    label: 'Tail color',
    dataType: 'String',
    length: 20,
    createable: true,
  })
  const form = await as('mara').layouts.get('Case', { mode: 'Create' })
  expect(form.sections.at(-1)).toMatchObject({ heading: 'More information' })

  const { id } = await as('mara').records.create('Case', { ...newCase, Tail_color__c: 'Vermilion' })
  const read = async (actor: WorldActor) =>
    (await as(actor).records.get(id, { optionalFields: ['Case.Tail_color__c'] })).fields.Tail_color__c?.value
  expect([await read('nils'), await read('jonas')]).toEqual(['Vermilion', 'Vermilion'])
  await expect(read('ines')).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await as('jonas').records.update(id, { Tail_color__c: 'Cobalt' })
  const trackedBy = (actor: WorldActor) =>
    as(actor).records.find('CaseHistory', {
      fields: ['NewValue', 'OldValue'],
      where: { Field: { eq: 'Tail_color__c' } },
      orderBy: ['-CreatedDate'],
      limit: 10,
    })
  const history = await trackedBy('jonas')
  expect(history.map(({ fields }) => [fields.OldValue?.value, fields.NewValue?.value])).toEqual([
    ['Vermilion', 'Cobalt'],
  ])
  // Customers see the value, not who changed it.
  expect(await trackedBy('mara')).toEqual([])

  const list = { objectApiName: 'Case', listViewApiName: 'MyCases' }
  expect((await as('mara').lists.info(list)).displayColumns.at(-1)).toMatchObject({
    fieldApiName: 'Tail_color__c',
    label: 'Tail color',
  })
  const reader = { gateway: as('mara'), principal: world.principalOf('mara'), brand, now: '2026-11-28T08:00:00.000Z' }
  expect((await readCaseDocument(reader, id)).facts).toContainEqual({
    label: 'Tail color',
    value: 'Cobalt',
    isMono: false,
  })
  const where = JSON.stringify({ Tail_color__c: { eq: 'Cobalt' } })
  const page = await as('mara').lists.records(list, { where })
  expect(page.records.map((record) => [record.id, record.fields.Tail_color__c?.value])).toEqual([[id, 'Cobalt']])
  const matches = await as('jonas').lists.records(
    { objectApiName: 'Case', listViewApiName: 'AllCases' },
    { searchTerm: 'cobalt' },
  )
  expect(matches.records.map((record) => record.id)).toEqual([id])
})

it('hides a field and its definition from profiles that may not read it', async () => {
  await addField({ Object__c: 'Case', Label__c: 'Blame', Type__c: 'Text', Listed__c: true })
  const { id } = await as('mara').records.create('Case', newCase)
  await as('jonas').records.update(id, { Blame__c: 'weather' })
  const names = Object.keys((await as('mara').objectInfo.get('Case')).fields)
  expect(names).not.toContain('Blame__c')
  for (const actor of ['mara', 'theo'] as const) {
    await expect(as(actor).records.create('Case', { ...newCase, Blame__c: 'x' })).rejects.toMatchObject({
      code: 'INVALID_FIELD',
    })
    await expect(as(actor).records.get(id, { fields: ['Case.Blame__c'] })).rejects.toMatchObject({
      code: 'INVALID_FIELD',
    })
    const definitions = await as(actor).records.find('CustomField__c', {
      fields: ['ApiName__c'],
      orderBy: ['Label__c'],
      limit: 200,
    })
    expect(definitions.map(({ fields }) => fields.ApiName__c?.value)).not.toContain('Blame__c')
  }
  const actions = await as('jonas').actions.record([id], { actionTypes: ['QuickAction'] })
  expect(JSON.stringify(actions)).toContain('Case.ChangeFields')
})

it('holds every type, with its default, and asks for what is required', async () => {
  const object = { Object__c: 'Contact', ...shown }
  await addField({ ...object, Label__c: 'Notes', Type__c: 'LongText' })
  await addField({ ...object, Label__c: 'Hours', Type__c: 'Number', Decimals__c: 1, Default__c: '0.5' })
  await addField({ ...object, Label__c: 'Night rated', Type__c: 'Checkbox', Default__c: 'yes' })
  await addField({ ...object, Label__c: 'Checked', Type__c: 'Date' })
  await addField({ ...object, Label__c: 'Shift', Type__c: 'Picklist', Values__c: 'Day\nNight', Default__c: 'Day' })
  await addField({ ...object, Label__c: 'Bases', Type__c: 'MultiPicklist', Values__c: 'Oslo\nOslo North\nBergen' })
  await addField({ ...object, Label__c: 'Deputy', Type__c: 'Lookup', LookupTo__c: 'Contact' })
  const { id } = await as('ada').actions.perform('Account.AddPerson', {
    contextId: accountIdOf('osprey'),
    fields: {
      FirstName: 'Una',
      LastName: 'Own',
      Email: 'una@osprey.example',
      InvitedProfile__c: 'Customer',
      Notes__c: 'Two\nlines',
      Checked__c: '2026-11-28',
      Bases__c: 'Bergen;Oslo;Bergen',
      Deputy__c: contactIdOf('mara'),
    },
  })
  const own = ['Notes__c', 'Hours__c', 'Night_rated__c', 'Checked__c', 'Shift__c', 'Bases__c', 'Deputy__r.Name']
  const { fields } = await as('theo').records.get(id, { optionalFields: own.map((name) => `Contact.${name}`) })
  expect(own.slice(0, -1).map((name) => fields[name]?.value)).toEqual([
    'Two\nlines',
    0.5,
    true,
    '2026-11-28',
    'Day',
    'Oslo;Bergen',
  ])
  expect(fields.Bases__c?.displayValue).toBe('Oslo; Bergen')
  expect(fields.Deputy__r?.value).toMatchObject({ fields: { Name: { value: 'Mara Okafor' } } })
  const whose = async (base: string) =>
    (
      await as('theo').lists.records(
        { objectApiName: 'Contact', listViewApiName: 'AccountContacts' },
        { where: JSON.stringify({ Bases__c: { includes: [base] } }) },
      )
    ).records.map((record) => record.id)
  expect([await whose('Oslo'), await whose('Oslo North')]).toEqual([[id], []])
  await expect(as('jonas').records.update(id, { Shift__c: 'Noon' })).rejects.toMatchObject({
    code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
  })
  await expect(as('jonas').records.update(id, { Deputy__c: accountIdOf('osprey') })).rejects.toMatchObject({
    code: 'INVALID_CROSS_REFERENCE_KEY',
  })
})

it('creates records in spite of a stored default that does not fit, and fills no retired field', async () => {
  const object = { Object__c: 'Account', ...shown }
  const largest = { Type__c: 'Number', Default__c: '999999999999' }
  const ids = [
    await addField({ ...object, Label__c: 'Largest', ...largest }),
    await addField({ ...object, Label__c: 'Emblem', Type__c: 'Text', Length__c: 2, Default__c: '✈️' }),
    await addField({ ...object, Label__c: 'Spoilt', Type__c: 'Date', Default__c: '2028-02-29' }),
    await addField({ ...object, Label__c: 'Former', Type__c: 'Text', Default__c: 'filled' }),
  ]
  const [, , spoilt = '', former = ''] = ids
  await world.database.query(`update records."CustomField__c" set "Default__c" = '2028-02-30' where "Id" = $1`, [
    spoilt,
  ])
  await act('CustomField__c.Retire', former)
  const defaultOf = (name: string) => world.platform.app.required('Account').fields.get(name)?.defaultValue
  await expect.poll(() => [defaultOf('Spoilt__c'), defaultOf('Former__c')]).toEqual([undefined, undefined])
  const system = world.platform.asSystem('a test')
  const id = await system.create('Account', { Name: 'Spoonbill Air' })
  const names = ['Largest__c', 'Emblem__c', 'Spoilt__c', 'Former__c']
  expect(Object.values((await system.read('Account', id, names)) ?? {})).toEqual([999_999_999_999, '✈️', null, null])
})

it('repeats a reading that failed until it succeeds, and does not begin without the definitions', async () => {
  let isBroken = true
  const failures: unknown[] = []
  const database: Database = {
    ...setup.database,
    query: (...args) => (isBroken ? Promise.reject(new Error('no answer')) : setup.database.query(...args)),
  }
  const platform = createPlatform({
    app: supportApp,
    database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'a third process',
  })
  let applied = 0
  const onApplied = (): void => {
    applied += 1
  }
  const follow = (stopping?: AbortSignal) =>
    followOwnFields({
      platform,
      app: supportApp,
      database,
      onApplied,
      ...(stopping && { stopping }),
      onFailure: (error) => failures.push(error),
    })
  const stopping = new AbortController()
  const stopped = follow(stopping.signal)
  const started = follow()
  await expect.poll(() => failures.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  stopping.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(applied).toBe(0)
  isBroken = false
  const end = await started
  expect(applied).toBe(1)

  isBroken = true
  const before = failures.length
  await addField({ Object__c: 'Subscription__c', Label__c: 'Tariff', Type__c: 'Text', ...shown })
  await expect.poll(() => failures.length, { timeout: 20_000 }).toBeGreaterThan(before)
  isBroken = false
  const hasField = () => platform.app.required('Subscription__c').fields.has('Tariff__c')
  await expect.poll(hasField, { timeout: 20_000 }).toBe(true)
  await end()
})

it('asks for no required field where a rule or a server method creates the record', async () => {
  const required = { Type__c: 'Text', Required__c: true, ...shown }
  const ids = [
    await addField({ Object__c: 'Contact', Label__c: 'Crew badge', ...required }),
    await addField({ Object__c: 'Case', Label__c: 'Station', ...required }),
  ]
  const system = world.platform.asSystem('a test')
  const Origin = 'Web'
  const guestCase = await system.create('Case', {
    ...newCase,
    SuppliedName: 'Gus Visitor',
    SuppliedEmail: 'gus@elsewhere.example',
    Origin,
  })
  const fields = { AccountId: accountIdOf('osprey') }
  await as('jonas').actions.perform('Case.AcceptNewContact', { contextId: guestCase, fields })
  expect(await system.find('Contact', { Email: 'gus@elsewhere.example' }, ['LastName', 'Crew_badge__c'])).toEqual([
    { LastName: 'Visitor', Crew_badge__c: null },
  ])
  for (const { Id } of await system.find('Case', { Request__c: 'Account removal' }, ['Id'])) {
    await system.update('Case', String(Id), { Request__c: null })
  }
  const call = { className: 'AccountController', methodName: 'requestRemoval', values: {}, isRead: false }
  const { caseId } = (await as('mara').methods.call(call)).result as { caseId: string }
  expect(await system.read('Case', caseId, ['Station__c', 'CreatedById'])).toEqual({
    Station__c: null,
    CreatedById: world.principalOf('mara').userId,
  })
  await expect(as('mara').records.create('Case', newCase)).rejects.toMatchObject({ code: 'REQUIRED_FIELD_MISSING' })
  for (const id of ids) await act('CustomField__c.Retire', id)
  const isRetired = () =>
    ['Contact.Crew_badge__c', 'Case.Station__c'].every((path) => {
      const [object = '', field = ''] = path.split('.')
      return world.platform.app.required(object).fields.get(field)?.requiredInForms === undefined
    })
  await expect.poll(isRetired).toBe(true)
})

it('asks new cases for a required field by issue type, and only people who may fill it in', async () => {
  const definition = await addField({
    Object__c: 'Case',
    Label__c: 'Cycle used',
    Type__c: 'Text',
    Required__c: true,
    IssueTypes__c: 'Data',
    ...shown,
    Agents__c: 'Read',
  })
  const about = (IssueType__c: string, Cycle_used__c?: string) =>
    as('mara').records.create('Case', { ...newCase, IssueType__c, ...(Cycle_used__c && { Cycle_used__c }) })
  await expect(about('Data')).rejects.toMatchObject({ code: 'REQUIRED_FIELD_MISSING', field: 'Cycle_used__c' })
  expect((await about('Data', '2611')).fields.Cycle_used__c?.value).toBe('2611')
  // The form of another issue type does not show the field.
  expect((await about('Product', '2611')).fields.Cycle_used__c?.value).toBeNull()
  const forContact = { ...newCase, IssueType__c: 'Data', ContactId: contactIdOf('mara') }
  await expect(as('jonas').records.create('Case', forContact)).resolves.toBeDefined()
  await act('CustomField__c.Change', definition, { Required__c: false })
  await expect
    .poll(() =>
      about('Data').then(
        () => 'open',
        () => 'refused',
      ),
    )
    .toBe('open')
})

it('keeps the values of a retired field, hides a deleted one, and drops its column after 30 days', async () => {
  const definition = await addField({ Object__c: 'Case', Label__c: 'Old code', Type__c: 'Text', ...shown })
  const { id } = await as('mara').records.create('Case', { ...newCase, Old_code__c: 'A1' })
  const value = async () =>
    (await as('mara').records.get(id, { optionalFields: ['Case.Old_code__c'] })).fields.Old_code__c?.value
  const info = async () => (await as('mara').objectInfo.get('Case')).fields.Old_code__c
  const uses = await world.platform
    .asSystem('a test')
    .transaction((records, tx) =>
      countUses(records, tx, { recordId: definition, actionApiName: 'CustomField__c.Retire', most: 10 }),
    )
  expect(uses).toBe(1)
  await act('CustomField__c.Retire', definition)
  await expect.poll(async () => (await info())?.createable).toBe(false)
  expect(await value()).toBe('A1')
  await act('CustomField__c.Delete', definition)
  await expect.poll(info).toBeUndefined()
  expect(await value()).toBeUndefined()
  await act('CustomField__c.UseAgain', definition)
  await expect.poll(async () => (await info())?.createable).toBe(true)
  expect(await value()).toBe('A1')

  await act('CustomField__c.Retire', definition)
  await act('CustomField__c.Delete', definition)
  const dropAt = (days: number) =>
    dropDeletedFields.run({ platform: setup.platform, now: () => Date.now() + days * 86_400_000 } as never, {})
  const hasColumn = async () =>
    (
      await world.database.query(
        `select from pg_attribute where attrelid = 'records."Case"'::regclass and attname = 'Old_code__c'`,
      )
    ).rowCount === 1
  await dropAt(29)
  expect(await hasColumn()).toBe(true)
  await dropAt(31)
  expect(await hasColumn()).toBe(false)
  await expect(administrator().records.get(definition, { fields: ['CustomField__c.Label__c'] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('empties the own fields of an erased contact, required and retired ones too', async () => {
  const base = { Object__c: 'Contact', Agents__c: 'Write' } as const
  await addField({ ...base, Label__c: 'Badge', Type__c: 'Text', Required__c: true })
  await addField({ ...base, Label__c: 'On call', Type__c: 'Checkbox' })
  await addField({ ...base, Label__c: 'Born', Type__c: 'Date' })
  const retired = await addField({ ...base, Label__c: 'Home', Type__c: 'LongText' })
  const values = { Badge__c: 'B-77', On_call__c: true, Born__c: '1980-04-01', Home__c: '4 Hangar Road' }
  const { id } = await as('ada').records.create('Contact', {
    LastName: 'Berg',
    AccountId: accountIdOf('northfield'),
    ...values,
  })
  const stored = () => world.platform.asSystem('a test').read('Contact', id, Object.keys(values))
  expect(await stored()).toEqual(values)
  await act('CustomField__c.Retire', retired)
  await expect.poll(async () => (await as('ada').objectInfo.get('Contact')).fields.Home__c?.updateable).toBe(false)
  await as('ada').records.update(id, { Title: 'Pilot' })
  expect(await stored()).toEqual(values)
  await as('ada').actions.perform('Contact.Erase', { contextId: id, fields: {} })
  expect(await stored()).toEqual({ Badge__c: null, On_call__c: false, Born__c: null, Home__c: null })
})

it('drops the other columns when one cannot be dropped, and then fails, so that the job is repeated', async () => {
  const ids: string[] = []
  for (const Label__c of ['First end', 'Second end', 'Third end']) {
    const id = await addField({ Object__c: 'Product2', Label__c, Type__c: 'Text', ...shown })
    await act('CustomField__c.Retire', id)
    await act('CustomField__c.Delete', id)
    ids.push(id)
  }
  // Something of the operator uses the column.
  await world.database.query(`create view uses_a_column as select "Second_end__c" from records."Product2"`)
  const drop = () =>
    dropDeletedFields.run({ platform: setup.platform, now: () => Date.now() + 31 * 86_400_000 } as never, {})
  const left = async () =>
    (
      await world.database.query(
        `select attname from pg_attribute
         where attrelid = 'records."Product2"'::regclass and attname like '%end__c' and not attisdropped`,
      )
    ).rows.flat()
  await expect(drop()).rejects.toMatchObject({
    errors: [expect.any(Error)],
    message: expect.stringContaining('Second_end__c'),
  })
  expect(await left()).toEqual(['Second_end__c'])
  await world.database.query('drop view uses_a_column')
  await drop()
  expect(await left()).toEqual([])
  // Another process was first.
  for (const id of ids) await setup.database.query('select records.drop_own_column($1)', [id])
})

it('refuses what would not work, at the field and in words', async () => {
  const refusalOf = (fields: Readonly<Record<string, unknown>>) =>
    administrator()
      .actions.perform('NewField', { fields: { Object__c: 'Account', Label__c: 'Fine', Type__c: 'Text', ...fields } })
      .then(
        () => null,
        (error) => [error.code, error.field],
      )
  for (const [fields, field] of [
    [{ ApiName__c: 'accountnumber' }, 'ApiName__c'],
    [{ ApiName__c: 'Name; drop table__c' }, 'ApiName__c'],
    [{ Label__c: '日本' }, 'ApiName__c'],
    [{ Object__c: 'Case', Label__c: 'Impact' }, 'ApiName__c'],
    [{ Object__c: 'Case', Label__c: 'Product', ApiName__c: 'PRODUCT__c' }, 'ApiName__c'],
    [{ Length__c: 256 }, 'Length__c'],
    [{ Type__c: 'Number', Decimals__c: 7 }, 'Decimals__c'],
    [{ Type__c: 'Lookup' }, 'LookupTo__c'],
    [{ Type__c: 'Picklist' }, 'Values__c'],
    [{ Type__c: 'Picklist', Values__c: 'A\nA' }, 'Values__c'],
    [{ Type__c: 'Picklist', Values__c: 'A;B' }, 'Values__c'],
    [{ Type__c: 'Date', Default__c: 'tomorrow' }, 'Default__c'],
    [{ Type__c: 'Date', Default__c: '2026-02-30' }, 'Default__c'],
    [{ Type__c: 'Date', Default__c: '2027-02-29' }, 'Default__c'],
    [{ Type__c: 'Number', Default__c: '1000000000000' }, 'Default__c'],
    [{ Type__c: 'Number', Decimals__c: 6, Default__c: '-999999999999.9999999' }, 'Default__c'],
    [{ Type__c: 'Number', Default__c: '1e300' }, 'Default__c'],
    [{ Type__c: 'Number', Default__c: '0.5' }, 'Default__c'],
    [{ Type__c: 'Number', Decimals__c: 2, Default__c: '0.125' }, 'Default__c'],
    [{ Length__c: 3, Default__c: 'four' }, 'Default__c'],
    [{ Type__c: 'Checkbox', Default__c: 'perhaps' }, 'Default__c'],
    [{ Type__c: 'Picklist', Values__c: 'A\nB', Default__c: 'C' }, 'Default__c'],
    [{ Type__c: 'MultiPicklist', Values__c: 'A\nB', Default__c: 'A' }, 'Default__c'],
    [{ Tracked__c: true }, 'Tracked__c'],
    [{ Object__c: 'Product2', Searched__c: true, Customers__c: 'Read' }, 'Searched__c'],
    [{ Object__c: 'Case', IssueTypes__c: 'Weather' }, 'IssueTypes__c'],
  ] as const) {
    expect([fields, await refusalOf(fields)]).toEqual([fields, ['OWN_FIELD_REFUSED', field]])
  }
  const changed = await addField({ Object__c: 'Account', Label__c: 'Fine', Type__c: 'Text' })
  expect(await refusalOf({ ApiName__c: 'FINE__c' })).toEqual(['OWN_FIELD_REFUSED', 'ApiName__c'])
  await expect(administrator().records.update(changed, { ApiName__c: 'Other__c' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_ACCESS',
  })
  for (const actor of ['mara', 'theo', 'jonas', 'otto'] as const) {
    await expect(as(actor).actions.perform('NewField', { fields: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

it('keeps own columns out of migrations, and frees a name that the product takes', async () => {
  const { database } = world
  await addField({ Object__c: 'Aircraft__c', Label__c: 'Livery', Type__c: 'Lookup', LookupTo__c: 'Product2', ...shown })
  expect(diffSchema(await readSchema(database), schemaOf(defineApp(supportApp)))).toEqual([])
  await database.query(`select records.free_own_column('Aircraft__c', 'Livery__c')`)
  await database.query('alter table records."Aircraft__c" add column "Livery__c" text')
  await expect
    .poll(async () => Object.keys((await as('mara').objectInfo.get('Aircraft__c')).fields))
    .toContain('Livery_Own__c')
})

it('lets the role of requests add no other column, and drop none of the product', async () => {
  const { database } = world
  const asRole = (statement: string) =>
    database.transaction(async (tx) => {
      await tx.query('set local role navdesk_application')
      await tx.query(statement)
    })
  for (const statement of [
    `alter table records."Case" add column "Evil__c" text`,
    `select records.add_own_column('User', 'Evil__c', 'Text', 10, 0, null)`,
    `select records.add_own_column('Case', 'Evil" text; --__c', 'Text', 10, 0, null)`,
    `select records.add_own_column('Case', 'Evil__c', 'Lookup', 18, 0, 'User')`,
    `select records.free_own_column('Case', 'Tail_color__c')`,
  ]) {
    await expect(asRole(statement)).rejects.toThrow()
  }
  await asRole(`select records.add_own_column('Case', 'Harmless__c', 'Text', 10, 0, null)`)
  // A definition that names a column of the product drops nothing but itself.
  const { rows } = await database.query(`select "Id" from records."CustomField__c" where "ApiName__c" = 'Blame__c'`)
  await asRole(`update records."CustomField__c" set "ApiName__c" = 'Subject', "Status__c" = 'Deleted' where "Id" = '${rows[0]?.[0]}';
    select records.drop_own_column('${rows[0]?.[0]}')`)
  expect((await database.query('select "Subject" from records."Case" limit 1')).rowCount).toBe(1)
})

it('keeps the values of lists: label, order, help, new ones and retired ones, in every object that has them', async () => {
  const stored = async (label: string) => {
    const [value] = await administrator().records.find('ListValue__c', {
      fields: ['Value__c'],
      where: { Label__c: { eq: label } },
      orderBy: ['List__c', 'Order__c'],
      limit: 1,
    })
    return value?.id ?? ''
  }
  const offered = async (object = 'Case', field = 'IssueType__c') =>
    (await as('jonas').objectInfo.picklist(object, '012000000000000AAA', field)).values.map(
      ({ value, label, help }) => [value, label, help],
    )
  expect(await offered()).toEqual([
    ['Product', 'Product', undefined],
    ['Data', 'Data', undefined],
  ])
  const { id: charts } = await administrator().actions.perform('NewListValue', {
    fields: { List__c: 'IssueType', Label__c: 'Charts', Order__c: 15, Help__c: 'Printed or on a screen' },
  })
  await act('ListValue__c.Change', await stored('Data'), { Label__c: 'Data and cycles', Order__c: 5 })
  await expect
    .poll(() => offered())
    .toEqual([
      ['Data', 'Data and cycles', undefined],
      ['Product', 'Product', undefined],
      ['Charts', 'Charts', 'Printed or on a screen'],
    ])
  const { id } = await as('mara').records.create('Case', { ...newCase, IssueType__c: 'Charts' })
  await act('ListValue__c.Retire', charts)
  await expect.poll(async () => (await offered()).length).toBe(2)
  const ofCharts = { ...newCase, IssueType__c: 'Charts' }
  await expect(as('mara').records.create('Case', ofCharts)).rejects.toMatchObject({
    code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
  })
  // The case keeps the value, and can be changed otherwise.
  const { fields } = await as('jonas').records.update(id, { Subject: 'Still about charts' })
  expect(fields.IssueType__c).toEqual({ value: 'Charts', displayValue: 'Charts' })
  await act('ListValue__c.UseAgain', charts)
  await expect.poll(async () => (await offered()).length).toBe(3)
})

it('refuses to retire a value that the product sets, the last one of a list, and to add where a list is closed', async () => {
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => [error.code, error.field],
    )
  const values = async (List__c: string) =>
    administrator().records.find('ListValue__c', {
      fields: ['Value__c'],
      where: { List__c: { eq: List__c } },
      orderBy: ['List__c', 'Order__c'],
      limit: 50,
    })
  const [web] = await values('Origin')
  expect(await codeOf(act('ListValue__c.Retire', web?.id ?? ''))).toEqual(['OWN_FIELD_REFUSED', 'Label__c'])
  const outcomes = []
  for (const { id } of await values('Impact')) outcomes.push(await codeOf(act('ListValue__c.Retire', id)))
  expect(outcomes).toEqual([null, null, null, ['OWN_FIELD_REFUSED', 'Label__c']])
  for (const fields of [
    { List__c: 'Impact', Label__c: 'Smoke' },
    { List__c: 'InfoType', Label__c: 'Podcast' },
  ]) {
    expect(await codeOf(administrator().actions.perform('NewListValue', { fields }))).toEqual([
      'OWN_FIELD_REFUSED',
      'List__c',
    ])
  }
  const twice = { List__c: 'Coverage', Label__c: 'Africa' }
  expect(await codeOf(administrator().actions.perform('NewListValue', { fields: twice }))).toEqual([
    'OWN_FIELD_REFUSED',
    'Value__c',
  ])
})
