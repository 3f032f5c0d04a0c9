import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callers } from '../worlds/actors.ts'
import type { CallInput } from '../worlds/call-input.ts'
import type { Outcome } from '../worlds/call-world.ts'
import { fuzz, fuzzSize, isRepeat, longRun } from './fuzz-run.ts'
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { callInputs } from './inputs/call-inputs.ts'
import { type Part, partsOf, withPart } from './inputs/changed-parts.ts'

let world: FuzzWorld

beforeAll(async () => {
  world = await createFuzzWorld()
})

afterAll(() => world.close())

type Change = 'more' | 'kind' | 'text'
type Question = { input: CallInput; place: number; change: Change }

const UNKNOWN = 'UnknownPart__c'
const NO_JSON = '[1'
const SENSELESS = '☃ no such thing'

/** Parts for which any text is right, by their name or by their call and name. */
const free: ReadonlySet<string> = new Set([
  // Words to find, and what people call things.
  ...['q', 'searchTerm', 'label'],
  // Values, of records and of filters.
  ...['fields', 'where', 'values', 'operandLabels'],
  // Names that narrow a result: a name that does not exist gives an empty result.
  ...['apiNames', 'navItemNames', 'actions.getActionOverrides type'],
  ...['itemNumber', 'productId', 'urlName', 'recordType'],
  // Taken without effect, as docs/ui-service.md says.
  ...['optionalFields', 'channel', 'seo.getSeoProperties fields', 'profileName', 'blueMasterId', 'externalId'],
])

/** Whether a part, or the object that contains it, may hold any text; fields in a query are names, which are not. */
function isFree(call: string, { place, path }: Part): boolean {
  const names = place === 'query' ? path.filter((name) => !['fields', 'where'].includes(name)) : path
  return [...names, ...path.map((name) => `${call} ${name}`)].some((name) => free.has(name))
}

/** The input with one part changed: a part more, a value of another kind, or a text without sense. */
function changed({ input, place, change }: Question): CallInput | null {
  const parts = partsOf(input).filter((part) =>
    change === 'more' ? part.isObject : part.path.length > 0 && !(isText(change, part) && isFree(input.call, part)),
  )
  const part = parts[place % Math.max(1, parts.length)]
  if (!part) return null
  if (change === 'more') return withPart(input, part, UNKNOWN, '1')
  if (change === 'text') return withPart(input, part, null, SENSELESS)
  return withPart(input, part, null, part.place === 'query' ? NO_JSON : part.isObject ? ['x'] : { x: 'x' })
}

// In a query every value is text, also where another type is expected.
const isText = (change: Change, { place }: Part): boolean => change === 'text' || place === 'query'

/** Whether the answer, or an item of it, is a refusal. */
function isRefused({ status, text }: Outcome): boolean {
  if (status >= 400) return true
  const answer = (JSON.parse(text || 'null') ?? {}) as { hasErrors?: unknown; results?: { statusCode: number }[] }
  return answer.hasErrors === true || (answer.results ?? []).some(({ statusCode }) => statusCode >= 400)
}

it('refuses each part that is not known or makes no sense, and drops none in silence', longRun, async () => {
  const people = callers.filter((actor) => actor !== 'guest')
  const vocabularies = await world.ownVocabularies(people)
  const inputs = callInputs({ calls: world.calls, actors: people, vocabularies, mutates: false })
  const questions = fc.record({
    input: inputs,
    place: fc.nat(1_000),
    change: fc.constantFrom<Change>('more', 'kind', 'text'),
  })
  const compared = new Set<string>()
  const check = async (question: Question): Promise<string | null> => {
    const changedInput = changed(question)
    if (changedInput === null || isRefused(await world.answer(question.input))) return null
    compared.add(question.input.call)
    const outcome = await world.answer(changedInput)
    return isRefused(outcome) ? null : `answers ${outcome.text.slice(0, 200)} to ${JSON.stringify(changedInput)}`
  }
  const { inputs: count, seed } = fuzzSize(0.05)
  const tried = await fuzz('unknown parts', questions, { inputs: count, seed }, check)
  if (isRepeat) return
  expect(tried).toBeGreaterThanOrEqual(count)
  expect(compared.size).toBeGreaterThan(Math.min(count / 40, world.calls.length * 0.8))
})
