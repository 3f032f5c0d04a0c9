import { expect, expectTypeOf, it } from 'vitest'
import { getRecord } from '../adapters/records.ts'
import { createRecordCache } from '../record-cache.ts'
import type { CacheRequest } from '../request.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'
import { defineRead, defineWrite, type ForeignCall, integer, maybe, name, oneOf } from './define.ts'

type Weather = { readonly station: string; readonly celsius: number }

const stations: ForeignCall<Weather | null> = { method: 'GET', path: '/stations/{station}/weather' }
const getWeather = defineRead('getWeather', stations, 60_000, { station: name, hour: maybe(integer) })
const correctWeather = defineWrite(
  'correctWeather',
  { method: 'POST', path: '/stations/{station}/corrections' } as ForeignCall<{ readonly id: string }>,
  { station: name },
  { body: { celsius: integer, by: oneOf('pilot', 'tower') }, renews: [getWeather] },
)

/** A service with the weather of every station, which takes corrections. */
function weatherService() {
  const asked: string[] = []
  const bodies: unknown[] = []
  let celsius = 12
  const answer = ({ method, path, query = {}, body }: CacheRequest) => {
    asked.push(`${method} ${path} ${new URLSearchParams(query)}`.trim())
    if (path.includes('/nowhere/')) return { status: 200, statusText: 'OK', body: undefined }
    if (method === 'GET') return { status: 200, statusText: 'OK', body: { station: path.split('/')[2], celsius } }
    bodies.push(body)
    celsius = (body as Weather).celsius
    return { status: 201, statusText: 'Created', body: { id: 'C1' } }
  }
  const clock = { nowMs: 0 }
  const cache = createRecordCache({
    fetch: async (request) => answer(request),
    now: () => clock.nowMs,
    development: true,
  })
  const taken = () => asked.splice(0)
  return { cache, clock, taken, bodies }
}

it('reads by any call, keeps the answer for its lifetime, and asks for equal configs once', async () => {
  const { cache, clock, taken } = weatherService()
  const config = { station: 'EDDF', hour: 6 }
  const [first, same] = await Promise.all([cache.invoke(getWeather, config), cache.invoke(getWeather, { ...config })])
  expectTypeOf(first.data).toEqualTypeOf<Weather | null | undefined>()
  expect([first.data, same.data]).toEqual([{ station: 'EDDF', celsius: 12 }, first.data])
  expect(taken()).toEqual(['GET /stations/EDDF/weather hour=6'])
  clock.nowMs = 59_999
  expect(cache.invoke(getWeather, config)).toBe(first)
  expect(taken()).toEqual([])
  clock.nowMs = 60_000
  await cache.invoke(getWeather, config)
  expect(taken()).toEqual(['GET /stations/EDDF/weather hour=6'])
})

it('keeps an answer without content as null, and refuses a config that its checks refuse', async () => {
  const { cache, taken } = weatherService()
  expect(await cache.invoke(getWeather, { station: 'nowhere' })).toMatchObject({ state: 'Fulfilled', data: null })
  taken()
  expect(cache.invoke(getWeather, { station: '' })).toMatchObject({
    state: 'Error',
    error: { status: 400, url: 'getWeather' },
  })
  expect(taken()).toEqual([])
})

it('writes by any call, asks again for what of its reads is followed, and outdates the others', async () => {
  const { cache, taken, bodies } = weatherService()
  const received: (number | undefined)[] = []
  const followed = cache.subscribe(getWeather, { station: 'EDDF' }, ({ state, data }) => {
    if (state === 'Fulfilled') received.push(data?.celsius)
  })
  await cache.invoke(getWeather, { station: 'EDDM' })
  taken()
  const sent = await cache.send(correctWeather, { station: 'EDDF', celsius: 9, by: 'tower' })
  expectTypeOf(sent).toEqualTypeOf<{ readonly id: string }>()
  expect([sent, bodies]).toEqual([{ id: 'C1' }, [{ celsius: 9, by: 'tower' }]])
  await expect.poll(() => received).toEqual([12, 9])
  expect(taken()).toEqual(['POST /stations/EDDF/corrections', 'GET /stations/EDDF/weather'])
  expect(await cache.invoke(getWeather, { station: 'EDDM' })).toMatchObject({ data: { celsius: 9 } })
  expect(taken()).toEqual(['GET /stations/EDDM/weather'])
  followed.unsubscribe()
})

it('throws for an input that a check refuses, and sends nothing', async () => {
  const { cache, taken } = weatherService()
  const wrong = { station: 'EDDF', celsius: 9, by: 'passenger' as 'pilot' }
  await expect(cache.send(correctWeather, wrong)).rejects.toThrow('Invalid config for "correctWeather"')
  // @ts-expect-error a correction names who has measured
  await expect(cache.send(correctWeather, { station: 'EDDF', celsius: 9 })).rejects.toThrow('Invalid config')
  expect(taken()).toEqual([])
})

it('asks again for records that a write changed, and for what is about them', async () => {
  const { cache, service, follow } = twoCases()
  const rate = defineWrite(
    'rateCase',
    { method: 'POST', path: '/ratings/{recordId}' } as ForeignCall<object>,
    { recordId: name },
    { changes: (_answer, { recordId }) => [recordId] },
  )
  service.on(({ path }) => {
    if (!path.startsWith('/ratings/')) return undefined
    service.put('Case', CASE, { Subject: 'Rated' })
    return { status: 200, statusText: 'OK', body: {} }
  })
  const received = follow(CASE, 'Case.Subject')
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  await cache.send(rate, { recordId: CASE })
  await expect.poll(() => received.at(-1)).toBe('Rated')
})

it('outdates what a write without an answer may have changed: what it renews, and everything where only its answer names the records', async () => {
  const lost: ForeignCall<{ readonly id: string }> = { method: 'POST', path: '/cases/close' }
  const renewing = defineWrite('renewing', lost, {}, { renews: [getWeather] })
  const changing = defineWrite('changing', lost, {}, { changes: ({ id }) => [id] })
  const config = { recordId: CASE, fields: ['Case.Subject'] }
  for (const [write, isOutdated] of [
    [renewing, false],
    [changing, true],
  ] as const) {
    const { service } = twoCases()
    const cache = createRecordCache({
      fetch: (request) =>
        request.path === '/cases/close'
          ? Promise.resolve({ status: 504, statusText: 'Gateway Timeout', body: undefined })
          : service.fetch(request),
      now: () => 0,
    })
    await cache.invoke(getRecord, config)
    await expect(cache.send(write, {})).rejects.toMatchObject({ status: 504 })
    expect([write.name, cache.peek(getRecord, config)?.state]).toEqual([write.name, isOutdated ? 'Stale' : 'Fulfilled'])
  }
})
