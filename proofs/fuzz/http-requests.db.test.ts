import type { ErrorStyle } from 'server/testing'
import { readableCanaries } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CurrentReaders, followReaders } from '../checks/current-readers.ts'
import { errorShapeFault } from '../checks/error-shape.ts'
import { errorCodeOf, faultOf, hiddenCanaries, prototypeState } from '../checks/faults.ts'
import { callers } from '../worlds/actors.ts'
import type { HttpInput } from '../worlds/http-input.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'
import { fuzz, fuzzSize, isRepeat, longRun } from './fuzz-run.ts'
import { httpInputs, socketCalls } from './inputs/http-inputs.ts'
import { ownVocabularies } from './inputs/own-vocabulary.ts'
import { worldVocabularies } from './inputs/world-vocabularies.ts'

let http: HttpWorld
let readers: CurrentReaders

beforeAll(async () => {
  http = await createHttpWorld()
  readers = await followReaders(http.world, callers)
})

afterAll(() => http.close())

it('knows at the beginning what the table of expected access says', () => {
  for (const actor of callers) {
    expect({ actor, canaries: readers.readable(actor) }).toEqual({
      actor,
      canaries: readableCanaries(http.world, actor),
    })
  }
})

/** How refusals look at an address, which counts without its dots. */
function stylesAt(url: string): readonly ErrorStyle[] {
  const path = URL.parse(url, 'http://localhost')?.pathname ?? url
  return /^\/(?:services|lwr)\//.test(path) ? ['list', 'write'] : ['problem']
}

it('answers every request in the shape of its catalogue, never by an internal error', longRun, async () => {
  const before = prototypeState()
  const statuses = new Set<number>()
  const answered = new Map(socketCalls.map((call) => [call, 0]))
  const check = async (input: HttpInput): Promise<string | null> => {
    const { status, headers, body, text } = await http.ask(input)
    statuses.add(status)
    if (status < 400 && input.call !== undefined) answered.set(input.call, (answered.get(input.call) ?? 0) + 1)
    if (prototypeState() !== before) return 'a prototype was changed'
    if (input.method === 'HEAD') return status < 500 ? null : `status ${status}`
    if (text !== '' && !String(headers['content-type']).includes('json')) return `answers ${headers['content-type']}`
    const readBefore = input.method === 'GET' ? [] : await readers.passOn(input.actor)
    const hidden = hiddenCanaries(text, new Set([...readBefore, ...readers.readable(input.actor)]))
    if (hidden.length > 0) return `shows ${hidden.join()}`
    const misshapen = status >= 400 && status < 500 ? errorShapeFault(body, stylesAt(input.url)) : null
    return misshapen ?? faultOf({ status, code: errorCodeOf(body), error: null })
  }
  const people = callers.filter((actor) => actor !== 'guest')
  const own = await Promise.all(people.map((actor) => ownVocabularies(http.world, actor)))
  const inputs = httpInputs(await worldVocabularies(http.world), own.flat())
  const { inputs: count, seed } = fuzzSize(0.25)
  const tried = await fuzz('http requests', inputs, { inputs: count, seed }, check)
  if (isRepeat) return
  expect(tried).toBeGreaterThanOrEqual(count)
  const leastAnswers = Math.floor(count / 5_000)
  expect(socketCalls.filter((call) => (answered.get(call) ?? 0) < leastAnswers)).toEqual([])
  for (const actor of people) {
    const input = { actor, method: 'GET', url: '/auth/session', headers: {} }
    expect({ actor, status: (await http.ask(input)).status }).toEqual({ actor, status: 200 })
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]))
})
