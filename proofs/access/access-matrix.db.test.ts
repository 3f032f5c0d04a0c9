import { AppError, type RecordShape } from 'contract'
import type { Gateway, ObjectDefinition, Scalar } from 'platform'
import type { WorldRow } from 'support/testing'
import {
  type Actor,
  createSupportWorld,
  expectedAccess,
  expectedOf,
  fieldsOf,
  namesOf,
  type SupportWorld,
  seesPeople,
  type WorldActor,
  worldApp,
  worldId,
} from 'support/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsAt, isTurn, someOf } from '../sample.ts'

const everywhere = ['Id', 'CreatedDate', 'CreatedById', 'LastModifiedDate', 'LastModifiedById', 'SystemModstamp']

const peopleOfChanges = ['CreatedById', 'LastModifiedById']

/** One actor of each profile, whose changes are tried as items of a batch too: both take one path, and must keep to it. */
const inBatches: readonly WorldActor[] = ['mara', 'theo', 'wren', 'otto', 'guest']

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const actorOf = (person: WorldActor): Actor => ({ person, principal: world.principalOf(person) })

const rowsOf = (object: ObjectDefinition): WorldRow[] => world.rows.filter((row) => row.object === object.apiName)

const fieldNames = (object: ObjectDefinition): string[] => [
  ...everywhere,
  ...(object.recordTypes ? ['RecordTypeId'] : []),
  ...Object.keys(object.fields),
]

/** What a refused call says, without the ids and names that differ from call to call. */
async function refusal(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Names of the fields of an answer that hold a value. */
const valued = (record: RecordShape): string[] =>
  Object.entries(record.fields)
    .filter(([, { value }]) => value !== null)
    .map(([name]) => name)
    .sort()

it('has a line of expected access and rows in the small world for every object', () => {
  const objects = worldApp.objects.map((object) => object.apiName).sort()
  expect(Object.keys(expectedAccess).sort()).toEqual(objects)
  expect([...new Set(world.rows.map((row) => row.object))].sort()).toEqual(objects)
  expect(worldApp.access.map((access) => access.object).sort()).toEqual(objects)
})

const objects = worldApp.objects.map((object, place) => [object.apiName, object, place] as const)

describe.each(objects)('%s', (_, object, objectPlace) => {
  it('shows each actor the rows and fields of the table by id, one by one and in a batch', async () => {
    const optionalFields = fieldNames(object)
    const differences: unknown[] = []
    for (const [place, person] of world.actors.entries()) {
      const actor = actorOf(person)
      const { records } = world.asActor(person)
      const rows = rowsOf(object)
      const alone = someOf(rows, 2, place)
      const batch = await records.getBatch(
        rows.map((row) => row.id),
        { optionalFields },
      )
      for (const [index, row] of rows.entries()) {
        const wanted = fieldsOf(expectedOf(object.apiName, actor).see, object, row, actor)
        const item = batch.results[index]
        const inBatch = item?.statusCode === 200 ? valued(item.result as RecordShape) : 'NOT_FOUND'
        const expected = wanted === null ? 'NOT_FOUND' : filledOf(object, row, wanted, actor)
        if (!same(inBatch, expected)) differences.push({ person, row: row.id, by: 'batch', expected, got: inBatch })
        if (!alone.includes(row)) continue
        const single = await seen(records, row, optionalFields)
        if (!same(single, expected)) differences.push({ person, row: row.id, by: 'id', expected, got: single })
      }
    }
    expect(differences).toEqual([])
  })

  it('lets each actor change exactly the fields of the table', async () => {
    const differences: unknown[] = []
    for (const person of world.actors) {
      const actor = actorOf(person)
      const { records } = world.asActor(person)
      const expected = expectedOf(object.apiName, actor)
      const known = knownFields(object, actor)
      for (const [rowPlace, row] of oneOfEach(rowsOf(object), actor).entries()) {
        const visible = fieldsOf(expected.see, object, row, actor) !== null
        const writable = fieldsOf(expected.update ?? [], object, row, actor) ?? new Set<string>()
        const refusals =
          isFrozen(object, row) && writable.size === 0
            ? ['CASE_CLOSED']
            : ['INSUFFICIENT_ACCESS', 'FIELD_NOT_WRITEABLE']
        const names = fieldNames(object).filter((name) => name !== 'Id')
        const fits = (name: string, got: string | null): boolean =>
          !visible
            ? got === 'NOT_FOUND'
            : writable.has(name)
              ? got === null || got === refusalOfRules(object, row)
              : (known.has(name) ? refusals : ['INVALID_FIELD']).includes(got ?? '')
        for (const [place, name] of (visible ? names : someOf(names.slice(0, 7), 1, rowPlace)).entries()) {
          if (visible && !actorsAt(world.actors, place + rowPlace).includes(person)) continue
          // The value it has already: a change that is allowed then changes nothing, and rules have nothing to refuse.
          const value = row.record[name] ?? null
          const got = await refusal(records.update(row.id, { [name]: value }))
          if (inBatches.includes(person) && isTurn(4, place + rowPlace)) {
            const inBatch = await updatedInBatch(records, object, row, { [name]: value })
            if (inBatch !== got) differences.push({ person, row: row.id, name, got, inBatch })
          }
          if (!fits(name, got))
            differences.push({
              person,
              row: row.id,
              kind: row.kind,
              name,
              visible,
              writable: writable.has(name),
              got,
            })
        }
      }
    }
    expect(differences).toEqual([])
  })

  it('lets each actor name exactly the fields of the table in a creation', async () => {
    const differences: unknown[] = []
    for (const [place, name] of fieldNames(object).entries()) {
      const value = rowsOf(object)[0]?.record[name] ?? null
      for (const person of actorsAt(world.actors, place)) {
        const { see, create, publisherCreates } = expectedOf(object.apiName, actorOf(person))
        const creates =
          world.principalOf(person).attributes.publishRight === true ? [create, publisherCreates] : [create]
        const isAllowed = creates.some((fields) => fields !== undefined && namesOf(fields, object).includes(name))
        const got = await refusal(world.asActor(person).records.create(object.apiName, { [name]: value }))
        const refused = ['INVALID_TYPE', 'INSUFFICIENT_ACCESS', 'FIELD_NOT_WRITEABLE', 'INVALID_FIELD'].includes(
          got ?? '',
        )
        if (refused === isAllowed) differences.push({ person, name, got })
        // An object without any visible field does not exist for the actor.
        if (see.length === 0 && got !== 'INVALID_TYPE') differences.push({ person, name, got, wanted: 'INVALID_TYPE' })
      }
    }
    expect(differences).toEqual([])
  })

  it('answers a hidden record, byte for byte, like one that does not exist', async () => {
    const missing = worldId(object.keyPrefix, 987_654)
    for (const person of actorsAt(world.actors, objectPlace)) {
      const actor = actorOf(person)
      const { records } = world.asActor(person)
      const hidden = rowsOf(object).find(
        (row) => fieldsOf(expectedOf(object.apiName, actor).see, object, row, actor) === null,
      )
      if (!hidden) continue
      const calls = (id: string) => [
        () => records.get(id, { fields: [`${object.apiName}.Id`] }),
        () => records.get(id, { optionalFields: [`${object.apiName}.CreatedDate`] }),
        () => records.update(id, { [Object.keys(object.fields)[0] ?? '']: null }),
      ]
      for (const [index, call] of calls(hidden.id).entries()) {
        const second = calls(missing)[index]
        expect(await answer(call, hidden.id)).toBe(await answer(second ?? call, missing))
      }
      const batch = await records.getBatch([hidden.id, missing], { optionalFields: ['CreatedDate'] })
      expect(JSON.stringify(batch.results[0])).toBe(JSON.stringify(batch.results[1]))
    }
  })
})

async function seen(records: Gateway['records'], row: WorldRow, optionalFields: string[]): Promise<string[] | string> {
  try {
    return valued(await records.get(row.id, { optionalFields }))
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Fields that exist for an actor: those that the actor may read or change in some record. All others must look like missing ones. */
function knownFields(object: ObjectDefinition, actor: Actor): ReadonlySet<string> {
  const { see, update = [] } = expectedOf(object.apiName, actor)
  const hidden = see.some(({ people }) => people !== 'hidden') ? [] : peopleOfChanges
  const always = [...everywhere, 'RecordTypeId'].filter((name) => !hidden.includes(name))
  return new Set([...always, ...[...see, ...update].flatMap(({ fields }) => namesOf(fields, object))])
}

/** The code with which rules refuse a change of this row that the gate allows; null if they refuse none. */
function refusalOfRules(object: ObjectDefinition, row: WorldRow): string | null {
  if (isFrozen(object, row)) return 'CASE_CLOSED'
  return object.apiName === 'ArticleVersion__c' && row.kind === 'published' ? 'ACTION_NOT_AVAILABLE' : null
}

const isFrozen = ({ frozen }: ObjectDefinition, { record }: WorldRow): boolean =>
  frozen?.values.includes(String(record[frozen.field])) ?? false

/** The refusal of the same change as one item of a batch; null when it was done. */
async function updatedInBatch(
  records: Gateway['records'],
  object: ObjectDefinition,
  row: WorldRow,
  fields: Record<string, Scalar>,
): Promise<string | null> {
  const batch = await records.batch({
    allOrNone: false,
    operations: [{ type: 'UPDATE', records: [{ apiName: object.apiName, fields: { ...fields, Id: row.id } }] }],
  })
  const [item] = batch.results
  return Array.isArray(item?.result) ? (item.result[0]?.errorCode ?? 'no code') : null
}

/** Of the wanted fields, those in which this row has a value. */
function filledOf(object: ObjectDefinition, row: WorldRow, wanted: ReadonlySet<string>, actor: Actor): string[] {
  const hidden = seesPeople(expectedOf(object.apiName, actor).see, row, actor) ? [] : peopleOfChanges
  const always = [
    ...everywhere.filter((name) => !hidden.includes(name)),
    ...(object.recordTypes ? ['RecordTypeId'] : []),
  ]
  const isFilled = (name: string): boolean => {
    const field = object.fields[name]
    if (name === 'Id' || name === 'SystemModstamp' || field?.type === 'autoNumber') return true
    if (field?.copyOf) return field.type === 'checkbox' || copiedValue(object, row, name)
    return (row.record[name] ?? null) !== null
  }
  return [...new Set([...always, ...wanted])].filter(isFilled).sort()
}

/** Copied columns follow their parent; in the small world only the users of staff have no parent to copy from. */
const copiedValue = (object: ObjectDefinition, row: WorldRow, name: string): boolean => {
  const lookup = object.fields[name]?.copyOf?.lookup
  return lookup !== undefined && (row.record[lookup] ?? null) !== null
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One row of each kind and of each relation to the actor: own, of a colleague, of the military, of others. */
function oneOfEach(rows: readonly WorldRow[], { person, principal }: Actor): WorldRow[] {
  const relation = (row: WorldRow): string => {
    if (row.person === person) return 'own'
    if (row.account === 'wing') return 'military'
    const accountId = principal.attributes.accountId
    return accountId !== null && row.account !== null && row.account === accountName(person) ? 'colleague' : 'other'
  }
  return [...new Map(rows.map((row) => [`${row.kind}/${relation(row)}`, row])).values()]
}

const accountName = (person: WorldActor): string | null =>
  world.rows.find((row) => row.object === 'Contact' && row.person === person)?.account ?? null

async function answer(call: () => Promise<unknown>, id: string): Promise<string> {
  try {
    return JSON.stringify(await call())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return JSON.stringify({ code: error.code, message: error.message, facts: error.facts }).replaceAll(id, '')
  }
}
