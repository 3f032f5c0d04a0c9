import fc from 'fast-check'
import { expect, inject, it } from 'vitest'

import { keptHistories } from './testing/kept-histories.ts'
import { modelRun } from './testing/model-run.ts'
import { histories, STEPS } from './testing/model-steps.ts'

const RUNS = 1_250

declare module 'vitest' {
  interface ProvidedContext {
    /** Null asks for other histories in each run. */
    historiesSeed: number | null
  }
}

const seed = inject('historiesSeed')

const holds = fc.asyncProperty(histories, async ([steps, withDeletions]) => {
  const run = modelRun(withDeletions)
  for (const [number, step] of steps.entries()) await run.step(step, number)
  await run.end()
})

it.each(keptHistories)('still holds for a history that failed once: $seed, $path', (found) =>
  fc.assert(holds, { ...found, numRuns: 1 }),
)

it('never mixes versions, never goes back, never leaves a reader waiting: the store equals what was delivered', {
  timeout: 600_000,
}, async () => {
  expect(RUNS * STEPS).toBeGreaterThanOrEqual(100_000)
  const found = await fc.check(holds, { ...(seed === null ? {} : { seed }), numRuns: RUNS, includeErrorInReport: true })
  // What follows the first number is how it was shortened, which is found again as well.
  const kept = `Add { seed: ${found.seed}, path: '${found.counterexamplePath?.split(':')[0]}' } to kept-histories.ts.`
  expect(found.failed, `${kept}\n${fc.defaultReportMessage(found)}`).toBe(false)
})
