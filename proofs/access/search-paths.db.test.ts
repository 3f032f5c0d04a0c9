import { AppError } from 'contract'
import type { ObjectDefinition } from 'platform'
import type { WorldRow } from 'support/testing'
import {
  type Actor,
  CANARY,
  canariesIn,
  createSupportWorld,
  expectedOf,
  fieldsOf,
  type SupportWorld,
  type WorldActor,
  worldApp,
} from 'support/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsAt } from '../sample.ts'
import { objectNamed } from './read-paths.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const searched = worldApp.objects
  .filter(({ search }) => search)
  .map((object, place) => [object.apiName, object, place] as const)
const withLookups = worldApp.objects.map((object, place) => [object.apiName, object, place] as const)
const rowsOf = (object: ObjectDefinition): WorldRow[] => world.rows.filter((row) => row.object === object.apiName)
const actorOf = (person: WorldActor): Actor => ({ person, principal: world.principalOf(person) })

function allowed(row: WorldRow, actor: Actor): ReadonlySet<string> | null {
  return fieldsOf(expectedOf(row.object, actor).see, objectNamed(row.object), row, actor)
}

function canariesFor(actor: Actor): Set<string> {
  const texts = world.rows.flatMap((row) => [...(allowed(row, actor) ?? [])].map((name) => row.record[name] ?? ''))
  return new Set(texts.flatMap((text) => canariesIn(String(text))))
}

/** The results of a search, none for a refusal. The searched words are no part of them. */
async function found(person: WorldActor, object: ObjectDefinition, q: string, filters: SearchFilters = []) {
  return orNothing(
    world
      .asActor(person)
      .search.keyword(object.apiName, { q, filters, pageSize: 200 })
      .then(({ records }) => records),
  )
}

type SearchFilters = { fieldPath: string; operator: string; values: (string | number | boolean)[] }[]

async function orNothing<T>(work: Promise<T[]>): Promise<T[]> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

const textFields = (object: ObjectDefinition): string[] => Object.values(object.search?.classes ?? {}).flat()

describe.each(searched)('search of %s', (_, object, objectPlace) => {
  it('finds rows that the actor sees, and shows of them what the actor reads', async () => {
    const leaks: unknown[] = []
    let hits = 0
    const [first = ''] = textFields(object)
    for (const person of world.actors) {
      const may = canariesFor(actorOf(person))
      for (const q of [CANARY, ...rowsOf(object).map(({ record }) => String(record[first]).slice(0, 200))]) {
        const results = await found(person, object, q)
        hits += results.length
        for (const { record } of results) {
          const row = rowsOf(object).find(({ id }) => id === record.id)
          if (!row || allowed(row, actorOf(person)) === null) leaks.push({ person, id: record.id })
        }
        for (const canary of canariesIn(JSON.stringify(results))) if (!may.has(canary)) leaks.push({ person, canary })
      }
    }
    expect(leaks).toEqual([])
    expect(hits).toBeGreaterThan(0)
  })

  it('finds no row by a word of a text that the actor cannot read', async () => {
    const leaks: unknown[] = []
    for (const [place, row] of rowsOf(object).entries()) {
      for (const person of actorsAt(world.actors, place + objectPlace)) {
        const fields = allowed(row, actorOf(person))
        const shown = canariesIn([...(fields ?? [])].map((name) => String(row.record[name] ?? '')).join(' '))
        for (const name of textFields(object)) {
          const [word] = canariesIn(String(row.record[name] ?? ''))
          if (word === undefined || fields?.has(name) || shown.includes(word)) continue
          const results = await found(person, object, word)
          if (results.some(({ record }) => record.id === row.id)) leaks.push({ person, row: row.id, name })
        }
      }
    }
    expect(leaks).toEqual([])
  })

  it('tells nothing by a filter of a field that the actor cannot read', async () => {
    const leaks: unknown[] = []
    for (const person of world.actors) {
      for (const [place, [name, { type }]] of Object.entries(object.fields).entries()) {
        if (!actorsAt(world.actors, place + objectPlace).includes(person)) continue
        if (type === 'longText' || type === 'richText') continue
        const readable = new Set(
          rowsOf(object).flatMap((row) => (allowed(row, actorOf(person))?.has(name) ? row.id : [])),
        )
        const hidden = rowsOf(object).filter(({ id, record }) => (record[name] ?? null) !== null && !readable.has(id))
        for (const value of new Set(hidden.map(({ record }) => record[name] ?? ''))) {
          const results = await found(person, object, CANARY, [{ fieldPath: name, operator: 'eq', values: [value] }])
          const leaked = results.filter(({ record }) => !readable.has(record.id))
          if (leaked.length > 0) leaks.push({ person, name, value })
        }
      }
    }
    expect(leaks).toEqual([])
  })
})

describe.each(withLookups)('lookups of %s', (_, object, objectPlace) => {
  it('offer rows that the actor sees, and show of them what the actor reads', async () => {
    const leaks: unknown[] = []
    for (const person of world.actors) {
      const { lookups } = world.asActor(person)
      const may = canariesFor(actorOf(person))
      const lookupFields = Object.entries(object.fields).filter(([, { type }]) => type === 'lookup')
      for (const [place, [name, field]] of [...lookupFields, ['CreatedById', { to: ['User'] }] as const].entries()) {
        if (!actorsAt(world.actors, place + objectPlace).includes(person)) continue
        for (const targetApiName of field.to ?? []) {
          for (const q of [CANARY, 'ma', 'in']) {
            const records = await orNothing(
              lookups.records(object.apiName, name, { q, targetApiName }).then((answer) => answer.records),
            )
            for (const { id } of records) {
              const row = world.rows.find((candidate) => candidate.id === id)
              if (!row || allowed(row, actorOf(person)) === null) leaks.push({ person, name, id })
            }
            const isCustomer = !world.principalOf(person).internal
            if (isCustomer && ['User', 'Account'].includes(targetApiName) && records.length > 0) {
              leaks.push({ person, name, targetApiName })
            }
            for (const canary of canariesIn(JSON.stringify(records))) {
              if (!may.has(canary)) leaks.push({ person, name, canary })
            }
          }
        }
      }
    }
    expect(leaks).toEqual([])
  })
})
