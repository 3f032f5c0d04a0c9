import fc from 'fast-check'
import { worldApp } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput } from '../worlds/call-input.ts'
import { fuzz, fuzzSize, isRepeat, longRun } from './fuzz-run.ts'
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { filters } from './inputs/filter-inputs.ts'
import { hostileText } from './inputs/hostile-values.ts'

let world: FuzzWorld
// Which columns a statement reads is chosen by how often the same fields were asked. Here nothing depends on what was asked
// before, so that whole texts are compared: of platforms that always read all columns, and of those that read the asked ones.
// One platform of two is asked with the first values, the other with the second: a platform keeps texts, and one that were
// made with a value would be used for the other too.
let platforms: Readonly<Record<Columns, readonly [FuzzWorld['answer'], FuzzWorld['answer']]>>

beforeAll(async () => {
  world = await createFuzzWorld()
  const two = (oftenUses: number) => [world.answering({ oftenUses }), world.answering({ oftenUses })] as const
  platforms = { all: two(Infinity), asked: two(0) }
})

afterAll(() => world.close())

// Stands for a value in filters and words, so that the same can be asked with two.
const PLACE = '«value»'

type Columns = 'all' | 'asked'
type Question = { columns: Columns; input: CallInput; values: readonly [unknown, unknown] }

const actors = { jonas: 'Agent', mara: 'Customer', ines: 'Customer', wren: 'Agent' } as const

/** Two values of one kind, one of them meant to break out of its place, and the types of fields they are compared with. */
const kinds: readonly { types: readonly string[]; values: fc.Arbitrary<readonly [unknown, unknown]> }[] = [
  {
    types: ['String', 'Email', 'Phone', 'Url', 'Picklist', 'Reference'],
    values: fc.tuple(hostileText, fc.constantFrom('Open', 'a', 'Osprey')),
  },
  {
    types: ['Double', 'Currency', 'Percent', 'Int'],
    values: fc.tuple(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })), fc.constant(1)),
  },
  { types: ['Boolean'], values: fc.tuple(fc.boolean(), fc.boolean()) },
  { types: ['Date'], values: fc.constant(['2026-01-01', '1999-12-31']) },
  { types: ['DateTime'], values: fc.constant(['2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z']) },
]

const shownTo = (profile: string, views: readonly { apiName: string; profiles: readonly string[] }[]): string[] =>
  views.filter(({ profiles }) => profiles.includes(profile)).map(({ apiName }) => apiName)

async function questions(): Promise<fc.Arbitrary<Question>> {
  const created: fc.Arbitrary<Question>[] = []
  for (const [actor, profile] of Object.entries(actors) as [keyof typeof actors, string][]) {
    for (const [place, { apiName, listViews }] of worldApp.objects.entries()) {
      const info = await world
        .asActor(actor)
        .objectInfo.get(apiName)
        .catch(() => null)
      const vocabulary = world.vocabularies[place]
      if (!info || !listViews || !vocabulary) continue
      const fields = Object.values(info.fields)
      const sortable = fields.filter((field) => field.sortable).map((field) => field.apiName)
      for (const { types, values } of kinds) {
        const filtered = fields
          .filter(({ dataType, filterable }) => filterable && types.includes(dataType))
          .map((field) => field.apiName)
        if (filtered.length === 0) continue
        const input = fc
          .record({
            // A list of other profiles is refused before a statement is made.
            view: fc.constantFrom(...shownTo(profile, listViews), '__recent'),
            where: filters(filtered, fc.constant(PLACE)),
            rest: fc.record(
              {
                sortBy: fc.constantFrom(...sortable).map((name) => [name]),
                optionalFields: fc.array(fc.constantFrom(...vocabulary.fields), { maxLength: 6 }),
                // After a word, because blanks alone are no search.
                searchTerm: fc.constant(`a ${PLACE}`),
              },
              { requiredKeys: [] },
            ),
          })
          .map(
            ({ view, where, rest }): CallInput => ({
              actor,
              call: 'lists.getListRecordsByName',
              params: { objectApiName: apiName, listViewApiName: view },
              query: {},
              body: { where, ...rest },
            }),
          )
        created.push(fc.record({ columns: fc.constantFrom<Columns>('all', 'asked'), input, values }))
      }
    }
  }
  return fc.oneof(...created)
}

/** With this value for each whole text that stands for one, and its words within others. */
const withValue = (input: CallInput, value: unknown): CallInput =>
  JSON.parse(
    JSON.stringify(input)
      .replaceAll(JSON.stringify(PLACE), () => JSON.stringify(value))
      .replaceAll(PLACE, () => JSON.stringify(String(value)).slice(1, -1)),
  ) as CallInput

it('sends the same statements for all values of a filter', longRun, async () => {
  let compared = 0
  const check = async ({ columns, input, values: [item, peer] }: Question): Promise<string | null> => {
    const [first, second] = platforms[columns]
    const outcomes = [await first(withValue(input, item)), await second(withValue(input, peer))]
    if (outcomes.some(({ status }) => status !== 200 && status < 500)) return null
    compared += 1
    const [left, right] = outcomes.map(({ statements }) => statements.join('\n'))
    return left === right ? null : `The statements differ:\n${left}\nand\n${right}`
  }
  const { inputs, seed } = fuzzSize(0.05)
  const tried = await fuzz('statement texts', await questions(), { inputs, seed }, check)
  if (isRepeat) return
  expect(tried).toBeGreaterThanOrEqual(inputs)
  expect(compared).toBeGreaterThan(inputs / 6)
})
