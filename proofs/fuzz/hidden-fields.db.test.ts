import fc from 'fast-check'
import type { ObjectDefinition } from 'platform'
import type { WorldActor } from 'support/testing'
import { worldApp } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutDigests } from '../checks/e-tags.ts'
import { callers } from '../worlds/actors.ts'
import type { CallInput } from '../worlds/call-input.ts'
import { fuzz, fuzzSize, isRepeat, longRun } from './fuzz-run.ts'
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { callInputs } from './inputs/call-inputs.ts'
import type { Vocabulary } from './inputs/vocabulary.ts'

// Stands for the name of a field in inputs, so that the same can be asked about two names.
const PLACE = 'PlaceOfAName__c'

let world: FuzzWorld

beforeAll(async () => {
  world = await createFuzzWorld()
  // Two answers are compared, which may tell when they were given.
  await world.setNow('2026-11-20T05:00:00Z')
})

afterAll(() => world.close())

type Question = { name: string; input: CallInput }

/** Names of the fields and parent relationships of an object that an actor knows of, or all of them. */
async function namesOf(object: ObjectDefinition, actor: WorldActor | 'nobody'): Promise<string[]> {
  const all = Object.entries(object.fields)
  if (actor === 'nobody') return all.flatMap(([name, { relationshipName }]) => [name, relationshipName ?? name])
  const { fields = {} } =
    (await world
      .asActor(actor)
      .objectInfo.get(object.apiName)
      .catch(() => null)) ?? {}
  return Object.values(fields).flatMap(({ apiName, relationshipName }) => [apiName, relationshipName ?? apiName])
}

/** A name that no object has and that differs in its last letter alone: answers repeat no more than a part of long paths. */
function unknownName(name: string): string {
  const near = ['q', 'x', 'z'].map((letter) => `${name.slice(0, -1)}${letter}`)
  return near.find((each) => !allNames.has(each)) ?? 'Qq'
}

const allNames: ReadonlySet<string> = new Set(
  worldApp.objects.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { relationshipName }]) => [name, relationshipName ?? name]),
  ),
)

// Fields in these calls are those of the object itself; in calls about related lists they are those of a child, and lookups
// order by those of the object that is looked for.
const ownCalls = ['lists', 'records', 'search', 'recordDefaults', 'duplicates', 'objectInfo']
const otherCalls = ['relatedLists', 'lookups']

async function questions(): Promise<fc.Arbitrary<Question>> {
  const created: { weight: number; arbitrary: fc.Arbitrary<Question> }[] = []
  const callsOf = (groups: readonly string[]) => world.calls.filter((call) => groups.includes(call.split('.')[0] ?? ''))
  for (const actor of callers.filter((caller) => caller !== 'guest')) {
    const known = new Set((await Promise.all(worldApp.objects.map((object) => namesOf(object, actor)))).flat())
    for (const [place, object] of worldApp.objects.entries()) {
      const vocabulary = world.vocabularies[place]
      const own = new Set(await namesOf(object, actor))
      if (!vocabulary || own.size === 0) continue
      const all = await namesOf(object, 'nobody')
      const add = (groups: readonly string[], names: readonly string[]) => {
        if (names.length === 0) return
        const inputs = callInputs({
          calls: callsOf(groups),
          actors: [actor],
          vocabularies: [aboutOnly(object, vocabulary)],
          mutates: false,
        }).filter((input) => JSON.stringify(input).includes(PLACE) && !makesRecords(input.body))
        created.push({
          weight: vocabulary.weight,
          arbitrary: fc.record({ name: fc.constantFrom(...names), input: inputs }),
        })
      }
      add(
        ownCalls,
        all.filter((name) => !own.has(name)),
      )
      add(
        otherCalls,
        all.filter((name) => !known.has(name)),
      )
    }
  }
  return fc.oneof(...created)
}

/** Whether a batch also creates a record: such a record has a new id each time. */
function makesRecords(body: unknown): boolean {
  const { operations = [] } = (body ?? {}) as { operations?: { type?: unknown; records?: unknown }[] }
  if (!Array.isArray(operations)) return false
  return operations.some((operation) => {
    const { type, records } = operation ?? {}
    if (!Array.isArray(records) || String(type).toUpperCase() !== 'CREATE') return false
    return records.some((record) => !JSON.stringify(record ?? null).includes(PLACE))
  })
}

/** Names and ids of this object alone, and the place of the name asked about among its fields. */
function aboutOnly(object: ObjectDefinition, vocabulary: Vocabulary): Vocabulary {
  const plain = vocabulary.fields.filter((name) => !name.includes('.')).slice(0, 8)
  return {
    ...vocabulary,
    objects: [object.apiName, object.apiName, object.apiName],
    ids: vocabulary.ids.filter((id) => id.startsWith(object.keyPrefix)),
    fields: [PLACE, PLACE, PLACE, PLACE, `${object.apiName}.${PLACE}`, `${PLACE}.Name`, ...plain],
    writes: [...vocabulary.writes, { name: PLACE, isRequired: false, examples: ['x', true, null, 1] }],
  }
}

const about = (input: CallInput, name: string): CallInput =>
  JSON.parse(JSON.stringify(input).replaceAll(PLACE, name)) as CallInput

it('answers about a field that is hidden as about one that does not exist', longRun, async () => {
  const codes = new Set<string>()
  const check = async ({ name, input }: Question): Promise<string | null> => {
    const unknown = unknownName(name)
    const hidden = await world.answer(about(input, name))
    const missing = await world.answer(about(input, unknown))
    codes.add(hidden.code ?? 'none')
    // What the answer repeats of the question, and the digests that follow from it, may differ.
    const neutral = (text: string) =>
      JSON.stringify(withoutDigests(JSON.parse(text || 'null')))
        .replaceAll(name, '?')
        .replaceAll(unknown, '?')
    const [first, second] = [hidden, missing].map(({ status, text }) => `${status} ${neutral(text)}`)
    return first === second ? null : `${name} is answered\n${first}\nand what does not exist\n${second}`
  }
  const { inputs, seed } = fuzzSize(0.1)
  const tried = await fuzz('hidden fields', await questions(), { inputs, seed }, check)
  if (isRepeat) return
  expect(tried).toBeGreaterThanOrEqual(inputs)
  expect([...codes]).toEqual(expect.arrayContaining(['none', 'INVALID_FIELD']))
})
