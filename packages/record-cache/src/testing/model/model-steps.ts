import fc from 'fast-check'
import { CASES, FIELDS, RECORDS } from './service-states.ts'

/** Which of the things there are at that time, counted around. */
const pick = fc.nat({ max: 1_000 })
const position = fc.nat({ max: CASES.length - 1 })
const anyPosition = fc.nat({ max: RECORDS.length - 1 })
const positions = fc.uniqueArray(position, { minLength: 1, maxLength: 3 })
const fields = fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1 })
const parentFields = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 2 })
const page = fc.record({ offset: fc.nat({ max: 5 }), size: fc.integer({ min: 1, max: 4 }), fields })

const kind = <const K extends string>(name: K) => fc.constant(name)

/** What happens to a cache over a service that answers late, twice, with a failure or not at all. */
const STEPS_OF_ANSWERS = [
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('read'), record: position, fields, parentFields, isOptional: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('read batch'), records: positions, fields }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('read rows'), page }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('follow'), record: position, fields, parentFields }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('follow rows'), page }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('leave'), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('refresh'), record: position, fields }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('notify'), records: positions }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('change'), record: anyPosition, moves: fc.boolean(), lists: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('event'), record: anyPosition }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('wait'), ms: fc.nat({ max: 40_000 }) }) },
  { weight: 11, arbitrary: fc.record({ kind: kind('deliver'), pick, turns: fc.constant(undefined) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('repeat'), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('fail'), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('lose'), pick }) },
] as const

/** Further steps of troubled histories: the service lags and fails, the cache is emptied, written through, and filled from old pages. */
const STEPS_OF_TROUBLE = [
  // The next thing happens before all that follows from the answer is done.
  { weight: 3, arbitrary: fc.record({ kind: kind('deliver'), pick, turns: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('odd'), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('lag'),
      requests: fc.integer({ min: 1, max: 4 }),
      changes: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('write'), record: position, isAnswered: fc.boolean() }) },
  { weight: 0.2, arbitrary: fc.record({ kind: kind('erase'), record: position }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('write down') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('hydrate'), pick }) },
  { weight: 0.3, arbitrary: fc.record({ kind: kind('reset') }) },
] as const

const REMOVALS = [{ weight: 0.1, arbitrary: fc.record({ kind: kind('remove'), record: position }) }] as const

const STEPS = 80

type Stated<T extends { arbitrary: fc.Arbitrary<unknown> }> = T['arbitrary'] extends fc.Arbitrary<infer S> ? S : never

/** One step: a read, a change or an answer. Records are named by their positions. */
export type ModelStep = Stated<
  (typeof STEPS_OF_ANSWERS)[number] | (typeof STEPS_OF_TROUBLE)[number] | (typeof REMOVALS)[number]
>

/** Steps in turn, and the bound of the cache. In trouble only what readers see is checked, not each field of the store. */
export type History = { isTroubled: boolean; maxEntries: number; steps: ModelStep[] }

type Weighted = { weight: number; arbitrary: fc.Arbitrary<ModelStep> }

const stepsOf = (...weighted: readonly Weighted[]) =>
  fc.array(fc.oneof(...weighted.map(({ weight, arbitrary }) => ({ weight: weight * 10, arbitrary }))), {
    minLength: STEPS,
    maxLength: STEPS,
    size: 'max',
  })

const calm = fc.record({
  isTroubled: fc.constant(false),
  maxEntries: fc.constant(1_000),
  steps: fc.oneof(stepsOf(...STEPS_OF_ANSWERS), stepsOf(...STEPS_OF_ANSWERS, ...REMOVALS)),
})

const troubled = fc.record({
  isTroubled: fc.constant(true),
  maxEntries: fc.constantFrom(1_000, CASES.length),
  steps: stepsOf(...STEPS_OF_ANSWERS, ...STEPS_OF_TROUBLE, ...REMOVALS),
})

export const histories: fc.Arbitrary<History> = fc.oneof(calm, troubled)
