import fc from 'fast-check'
import { supportApp } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput } from './testing/call-input.ts'
import { filters } from './testing/filter-inputs.ts'
import { fuzz, fuzzSize, longRun } from './testing/fuzz-run.ts'
import { createFuzzWorld, type FuzzWorld } from './testing/fuzz-world.ts'
import { nastyText } from './testing/nasty-values.ts'

let world: FuzzWorld

beforeAll(async () => {
  world = await createFuzzWorld()
})

afterAll(() => world.close())

// Stands for a value in filters, so that the same filter can be asked with two.
const PLACE = '«value»'

type Question = { input: CallInput; values: readonly [unknown, unknown] }

const actors = ['jonas', 'mara', 'ines', 'wren'] as const

/** Two values of one kind, one of them meant to break out of its place. */
const values: fc.Arbitrary<readonly [unknown, unknown]> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(nastyText, fc.constantFrom('Open', 'a', 'Osprey')) },
  { weight: 2, arbitrary: fc.tuple(fc.oneof(fc.integer(), fc.double()), fc.constant(1)) },
  { weight: 1, arbitrary: fc.tuple(fc.boolean(), fc.boolean()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(['2026-01-01', '1999-12-31'], ['2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z'] as const),
  },
)

function questions(): fc.Arbitrary<Question> {
  const listed = supportApp.objects.flatMap((object, place) => {
    const vocabulary = world.vocabularies[place]
    return vocabulary && object.listViews ? [{ object, vocabulary }] : []
  })
  return fc.oneof(
    ...listed.map(({ object, vocabulary }) => {
      const fields = Object.keys(object.fields)
      const input = fc
        .record({
          actor: fc.constantFrom(...actors),
          view: fc.constantFrom(...vocabulary.listViews),
          where: filters(['Id', 'CreatedDate', ...fields], fc.constant(PLACE)),
          sortBy: fc.constantFrom(undefined, ...fields),
        })
        .map(
          ({ actor, view, where, sortBy }): CallInput => ({
            actor,
            call: 'lists.getListRecordsByName',
            params: { objectApiName: object.apiName, listViewApiName: view },
            query: {},
            body: { where, ...(sortBy === undefined ? {} : { sortBy }) },
          }),
        )
      return fc.record({ input, values })
    }),
  )
}

const withValue = (input: CallInput, value: unknown): CallInput =>
  JSON.parse(JSON.stringify(input).replaceAll(JSON.stringify(PLACE), () => JSON.stringify(value))) as CallInput

/** Which columns of a record are read is chosen anew when a statement turns out to be used again, whatever its values are. */
const withoutColumns = (statement: string): string =>
  statement.replace(/^select (?:"?\w[\w.]*"?\."\w+"(?:, )?)+/, 'select columns ')

it('sends the same statements whatever the values of a filter are', longRun, async () => {
  let compared = 0
  const check = async ({ input, values: [one, other] }: Question): Promise<string | null> => {
    const asked = [await world.answer(withValue(input, one)), await world.answer(withValue(input, other))]
    if (asked.some(({ status }) => status !== 200 && status < 500)) return null
    compared += 1
    const [left, right] = asked.map(({ statements }) => statements.map(withoutColumns).join('\n'))
    return left === right ? null : `The statements differ:\n${left}\nand\n${right}`
  }
  const { inputs, seed } = fuzzSize(0.1)
  expect(await fuzz('statement texts', questions(), { inputs, seed }, check)).toBeGreaterThanOrEqual(inputs)
  expect(compared).toBeGreaterThan(inputs / 100)
})
