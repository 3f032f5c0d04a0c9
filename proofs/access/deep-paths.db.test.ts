import type { RecordShape } from 'contract'
import { createRandom } from 'demo'
import type { ObjectDefinition } from 'platform'
import {
  type Actor,
  createSupportWorld,
  expectedOf,
  fieldsOf,
  namesOf,
  type SupportWorld,
  seesPeople,
  type WorldActor,
  worldApp,
} from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWhole, sampleSeed } from '../sample.ts'
import { objectNamed } from './read-paths.ts'

// Relationship paths of up to six steps through the lookups of the metadata, also those that an actor may not read.

const PATHS = isWhole ? 20_000 : 2_000
const AT_ONCE = 20
const MOST_STEPS = 6

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

const SEED = 20_261_120 + sampleSeed
const random = createRandom(SEED)
const everywhere = ['Id', 'CreatedDate', 'CreatedById', 'LastModifiedDate', 'LastModifiedById', 'SystemModstamp']

/** The relationships from an object to its parents, with the lookup field of each; those to several objects too. */
const relationshipsOf = new Map(
  worldApp.objects.map((object) => [
    object.apiName,
    [
      { name: 'CreatedBy', lookup: 'CreatedById', target: 'User' },
      ...Object.entries(object.fields).flatMap(([lookup, { relationshipName: name, to = [] }]) =>
        name === undefined ? [] : to.map((target) => ({ name, lookup, target })),
      ),
    ],
  ]),
)

function randomPath(object: ObjectDefinition): string {
  const steps: string[] = []
  let current = object
  for (let left = random.between(1, MOST_STEPS); left > 1; left--) {
    const relationship = random.pick(relationshipsOf.get(current.apiName) ?? [])
    steps.push(relationship.name)
    current = objectNamed(relationship.target)
  }
  return [...steps, random.pick([...everywhere, ...Object.keys(current.fields)])].join('.')
}

const isPerson = (field: string): boolean => field === 'CreatedById' || field === 'LastModifiedById'

/** Whether the table lets an actor read a field of some row of an object. */
function mayKnow(actor: Actor, object: ObjectDefinition, field: string): boolean {
  const { see } = expectedOf(object.apiName, actor)
  if (isPerson(field)) return see.some(({ people }) => people !== 'hidden')
  return see.length > 0 && [...everywhere, ...see.flatMap(({ fields }) => namesOf(fields, object))].includes(field)
}

/** A leak in the fields of a record along a path; null when the actor may read all of them. */
function leakOf(record: RecordShape, path: readonly string[], actor: Actor): string | null {
  const [first = '', ...rest] = path
  const object = objectNamed(record.apiName)
  const content = record.fields[first]
  if (content === undefined) return null
  const relationship = (relationshipsOf.get(object.apiName) ?? []).find(({ name }) => name === first)
  const field = rest.length > 0 ? (relationship?.lookup ?? first) : first
  if (!mayKnow(actor, object, field)) return `knows of ${object.apiName}.${field}`
  if (content.value === null) return null
  const row = world.rows.find(({ id }) => id === record.id)
  const readable = row && fieldsOf(expectedOf(object.apiName, actor).see, object, row, actor)
  if (row && isPerson(field) && !seesPeople(expectedOf(object.apiName, actor).see, row, actor))
    return `reads ${field} of ${record.id}`
  if (!readable || ![...everywhere, ...readable].includes(field)) return `reads ${field} of ${record.id}`
  return rest.length > 0 ? leakOf(content.value as RecordShape, rest, actor) : null
}

it(`shows along ${PATHS} relationship paths no more than the table allows at each step (seed ${SEED})`, async () => {
  const leaks: unknown[] = []
  const deepest = new Map<number, number>()
  const seenBy = new Map<WorldActor, string[]>()
  for (const person of world.actors) {
    const { results } = await world.asActor(person).records.getBatch(
      world.rows.slice(0, 200).map(({ id }) => id),
      { optionalFields: ['Id'] },
    )
    seenBy.set(
      person,
      results.flatMap(({ result }) => ('id' in result ? [result.id] : [])),
    )
  }
  for (let requested = 0; requested < PATHS; requested += AT_ONCE) {
    const person = world.actors[(requested / AT_ONCE) % world.actors.length] ?? 'guest'
    const actor = { person, principal: world.principalOf(person) }
    const id = random.pick(seenBy.get(person) ?? [])
    const object = worldApp.objects.find(({ keyPrefix }) => id.startsWith(keyPrefix))
    if (!object) throw new Error(`No object has ${id}`)
    const paths = Array.from({ length: AT_ONCE }, () => randomPath(object))
    const record = await world.asActor(person).records.get(id, { optionalFields: paths })
    for (const path of paths) {
      const steps = path.split('.')
      const leak = leakOf(record, steps, actor)
      if (leak) leaks.push({ person, id, path, leak })
      if (reaches(record, steps)) deepest.set(steps.length, (deepest.get(steps.length) ?? 0) + 1)
    }
  }
  expect(leaks).toEqual([])
  // Some of them did lead to a value, as far as the limit.
  expect([1, 2, 3, 4, 5, 6].filter((steps) => !deepest.get(steps))).toEqual([])
}, 120_000)

function reaches(record: RecordShape, [first = '', ...rest]: readonly string[]): boolean {
  const value = record.fields[first]?.value ?? null
  return value !== null && (rest.length === 0 || reaches(value as RecordShape, rest))
}
