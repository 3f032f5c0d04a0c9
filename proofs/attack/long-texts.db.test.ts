import fc from 'fast-check'
import type { WorldActor } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LONGEST_BLOCK_MS, withLongestBlock } from '../checks/event-loop.ts'
import { faultOf } from '../checks/faults.ts'
import { writeFigure } from '../figures.ts'
import { createFuzzWorld, type FuzzWorld } from '../fuzz/fuzz-world.ts'
import { callInputs } from '../fuzz/inputs/call-inputs.ts'
import { isWhole, sampleSeed, someOf } from '../sample.ts'
import type { CallInput } from '../worlds/call-input.ts'
import type { Outcome } from '../worlds/call-world.ts'

// A text as long as a body may be, of what parsers find hard, at each place of each call that takes a text.

const MEBIBYTE = 1024 * 1024
/** Of an address and its parameters; Node refuses longer headers. */
const ADDRESS = 15_000
/** More than any refusal repeats of what it refuses. */
const MOST_REPEATED = 2_000

const parts = [
  '<b>',
  '<',
  '<p><i>',
  '<b></i>',
  '<a href="',
  '&',
  'a.',
  'a,',
  '(',
  '{a:',
  '["',
  '"',
  '1 AND ',
  'é ',
  '\\',
  '%',
]

const INPUTS = isWhole ? 8 : 1

let world: FuzzWorld
beforeAll(async () => {
  world = await createFuzzWorld()
})
afterAll(() => world.close())

type LongInput = { input: CallInput; what: string }

it('refuses texts of any length at every place of every call before it works on them', async () => {
  const inputs = places().flatMap((place, index) =>
    someOf(parts, 1, index).map((part) => ({ input: place(part), what: `${part} at place ${index}` })),
  )
  const measured = await faultsAmong(inputs)
  expect(measured.faults).toEqual([])
  expect(inputs.length).toBeGreaterThan(100)
  writeFigure('Texts of 1 MiB at every place of every call', measured.figure, `${LONGEST_BLOCK_MS} ms`)
})

it('refuses objects and lists of any number of members at every place of every call before it works on them', async () => {
  const members = 75_000
  const names = Array.from({ length: members }, (_, number) => `f${number}`)
  const crowds = { names, numbers: names.map(() => 1), object: Object.fromEntries(names.map((name) => [name, name])) }
  const inputs = bodyPlaces().flatMap((place, index) =>
    someOf(Object.entries(crowds), 1, index).map(([kind, crowd]) => ({
      input: place(crowd),
      what: `${members} ${kind} at place ${index}`,
    })),
  )
  const measured = await faultsAmong(inputs)
  expect(measured.faults).toEqual([])
  expect(inputs.length).toBeGreaterThan(50)
  writeFigure(
    'Objects and lists of 75,000 members at every place of every call',
    measured.figure,
    `${LONGEST_BLOCK_MS} ms`,
  )
})

it('saves texts as long as their fields take, of any characters, and refuses longer ones', async () => {
  const inputs = world.platform.app.objects.flatMap((object) =>
    [...object.fields.values()]
      .filter(({ type }) => type === 'longText' || type === 'richText')
      .flatMap((field, index) =>
        someOf(parts, 3, index).flatMap((part) =>
          [field.length ?? 255, MEBIBYTE].flatMap((length) =>
            ['records.createRecord', 'duplicates.getDuplicates'].map((call) => ({
              input: saving(call, object.apiName, field.apiName, filled(part, length)),
              what: `${length} of ${part} in ${object.apiName}.${field.apiName}`,
            })),
          ),
        ),
      ),
  )
  const measured = await faultsAmong(inputs)
  expect(measured.faults).toEqual([])
  expect(inputs.length).toBeGreaterThan(100)
  writeFigure('Texts as long as a field takes, and of 1 MiB', measured.figure, `${LONGEST_BLOCK_MS} ms`)
})

const saving = (call: string, apiName: string, field: string, text: string): CallInput => ({
  actor: 'priya',
  call,
  params: {},
  query: {},
  body: { apiName, fields: { [field]: text } },
})

async function faultsAmong(inputs: readonly LongInput[]): Promise<{ faults: string[]; figure: string }> {
  const faults: string[] = []
  let worst = { blockedMs: 0, of: '' }
  for (const { input, what } of inputs) {
    const { outcome, blockedMs } = await ask(input)
    const of = `${input.call} with ${what}`
    const fault = faultOf(outcome) ?? repeatedIn(outcome)
    if (fault !== null) faults.push(`${of}: ${fault}`)
    if (blockedMs > LONGEST_BLOCK_MS) faults.push(`${of}: blocks for ${Math.round(blockedMs)} ms`)
    if (blockedMs > worst.blockedMs) worst = { blockedMs, of }
  }
  return {
    faults,
    figure: `the process is blocked for ${Math.ceil(worst.blockedMs)} ms by one of ${inputs.length}: ${worst.of.replaceAll('|', '\\|')}`,
  }
}

/** How long the process is blocked counts in a whole run alone. */
async function ask(input: CallInput): Promise<{ outcome: Outcome; blockedMs: number }> {
  if (!isWhole) return { outcome: await world.answer(input), blockedMs: 0 }
  const { made: created, blockedMs } = await withLongestBlock(() => world.answer(input))
  return { outcome: created, blockedMs }
}

/** Some inputs of every call. */
function someInputs(): CallInput[] {
  const actors: readonly WorldActor[] = ['priya', 'jonas', 'sam']
  return world.calls.flatMap((call) => {
    const created = callInputs({ calls: [call], actors, vocabularies: world.vocabularies, mutates: false })
    return fc.sample(created, { numRuns: INPUTS, seed: sampleSeed + 1 })
  })
}

/** Each text of some inputs of every call, to be replaced by a long one. */
function places(): ((part: string) => CallInput)[] {
  return someInputs().flatMap((input) => [
    ...pathsOf(input.body).map((path) => (part: string) => ({
      ...input,
      body: replaced(input.body, path, filled(part, MEBIBYTE)),
    })),
    ...Object.keys(input.query).map((name) => (part: string) => ({
      ...input,
      query: { ...input.query, [name]: filled(part, ADDRESS) },
    })),
  ])
}

/** The body of some inputs of every call that takes one, and each text in it, to be replaced by a value of many members. */
function bodyPlaces(): ((crowd: unknown) => CallInput)[] {
  return someInputs()
    .filter(({ body }) => body !== undefined)
    .flatMap((input) =>
      [[], ...pathsOf(input.body)].map((path) => (crowd: unknown) => ({
        ...input,
        body: replaced(input.body, path, crowd),
      })),
    )
}

const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length)

type Path = readonly (string | number)[]

/** Where the texts of a value are. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOf(item, [...path, index]))
  return Object.entries(value).flatMap(([name, first]) => pathsOf(first, [...path, name]))
}

function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, by) : item))
  return { ...(value as object), [step]: replaced(Reflect.get(value as object, step), rest, by) }
}

/** A refusal must not repeat the text that it refuses. */
function repeatedIn({ status, text }: Outcome): string | null {
  return status >= 400 && text.length > MOST_REPEATED ? `the refusal has ${text.length} characters` : null
}
