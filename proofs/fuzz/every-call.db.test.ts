import { readableCanaries, type WorldActor } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wrongTag } from '../checks/e-tags.ts'
import { faultOf, hiddenCanaries, prototypeState } from '../checks/faults.ts'
import { callers } from '../worlds/actors.ts'
import type { CallInput } from '../worlds/call-input.ts'
import { fuzzSideBySide, fuzzSize, isRepeat, longRun } from './fuzz-run.ts'
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { callInputs } from './inputs/call-inputs.ts'

// Worlds side by side: while one waits for its database, another asks. A long run is worth making more of them.
const size = fuzzSize(0.7)
const worldCount = Math.min(8, 1 + Math.ceil(size.inputs / 50_000))

let worlds: readonly FuzzWorld[]

beforeAll(async () => {
  worlds = await Promise.all(Array.from({ length: worldCount }, createFuzzWorld))
})

afterAll(() => Promise.all(worlds.map((world) => world.close())))

it('answers any input of a call, by refusals of the catalogue and without a canary', longRun, async () => {
  const before = prototypeState()
  const answered = new Map<string, number>()
  const lanes = await Promise.all(
    worlds.map(async (world) => {
      const readable = new Map<WorldActor, ReadonlySet<string>>(
        callers.map((actor) => [actor, readableCanaries(world, actor)]),
      )
      const check = async (input: CallInput): Promise<string | null> => {
        const outcome = await world.answer(input)
        if (outcome.status < 400) answered.set(input.call, (answered.get(input.call) ?? 0) + 1)
        if (prototypeState() !== before) return 'a prototype was changed'
        const hidden = hiddenCanaries(outcome.text, readable.get(input.actor) ?? new Set())
        if (hidden.length > 0) return `shows ${hidden.join()}`
        const tagged = outcome.status < 400 ? wrongTag(JSON.parse(outcome.text || 'null')) : null
        return tagged === null ? faultOf(outcome) : `an eTag is no digest of what is shown: ${tagged}`
      }
      const people = callers.filter((actor) => actor !== 'guest')
      const vocabularies = [...world.vocabularies, ...(await world.ownVocabularies(people))]
      return {
        inputs: callInputs({ calls: world.calls, actors: callers, vocabularies, mutates: true }),
        faultOf: check,
      }
    }),
  )
  const tried = await fuzzSideBySide('every call', lanes, size)
  if (isRepeat) return
  expect(tried).toBeGreaterThanOrEqual(size.inputs)
  // Every call is also given what it answers.
  const leastAnswers = Math.floor(size.inputs / 5_000)
  const calls = worlds[0]?.calls ?? []
  expect(calls.filter((call) => (answered.get(call) ?? 0) < leastAnswers)).toEqual([])
  expect(calls.length).toBeGreaterThan(70)
})
