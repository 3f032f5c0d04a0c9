import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { keptHistories } from './testing/model/kept-histories.ts'
import { play } from './testing/model/model-run.ts'
import { type History, histories } from './testing/model/model-steps.ts'
import { shortened } from './testing/model/shortened.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random histories are played. A seed asks for the same ones in each run. */
    histories: { count: number; seed?: number }
  }
}

const { count, ...seed } = inject('histories')

const failureOf = (history: History): Promise<unknown> =>
  play(history).then(
    () => null,
    (failure: unknown) => failure,
  )

it.each(keptHistories)('still holds for a history that failed once: %s', (_, history) => play(history))

it('never mixes versions, never goes back, leaves no reader waiting, and shows in the end what the service holds', {
  timeout: 600_000,
}, async () => {
  const { counterexample } = await fc.check(fc.asyncProperty(histories, play), {
    ...seed,
    numRuns: count,
    endOnFailure: true,
  })
  if (counterexample === null) return
  const shorter = await shortened(counterexample[0], async (history) => (await failureOf(history)) !== null)
  expect.fail(`Keep in kept-histories.ts: ${JSON.stringify(shorter)}\n${await failureOf(shorter)}`)
})
