import fc from 'fast-check'
import { FIELDS } from './model-world.ts'

const pick = fc.nat({ max: 1_000 })
const fields = fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1 })
const parentFields = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 2 })

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('read' as const), pick, fields, parentFields, isOptional: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read batch' as const), pick, fields }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('follow' as const), pick, fields, parentFields }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refresh' as const), pick, fields }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('notify' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), pick, moves: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('event' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 40_000 }) }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('deliver' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), pick }) },
)

export const STEPS = 80

/** One thing that happens: somebody reads, something changes, an answer comes. */
export type ModelStep = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What happens to a cache, and whether records may be deleted. */
export const histories = fc.tuple(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), fc.boolean())
