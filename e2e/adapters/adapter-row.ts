import type { DataOf, Lifetime, ReadAdapter, RecordCache, WriteAdapter } from 'record-cache'
import * as lifetimes from 'record-cache/lifetimes'
import type { TSchema } from 'typebox'
import { expect } from 'vitest'
import { answerSchemaOf, expectContract, expectShape } from './contract-check.ts'
import { type Exchange, httpCache } from './http-cache.ts'
import type { PersonName, World } from './world.ts'

const lifetimesMs = { ...lifetimes }

/** One adapter, used by one person against the running product. */
export type AdapterRow = {
  readonly adapter: string
  readonly as: PersonName
  readonly check: (world: World) => Promise<void>
}

type ReadOptions = {
  /** The lifetime of the answer. */
  readonly lifetime: Lifetime
  /** The call whose answer the adapter returns; when absent, the one with the adapter's name. */
  readonly call?: string
  /** The shape of the answer, where it is not that of a call. */
  readonly schema?: TSchema
}

/** A read must be fulfilled in the shape of the contract, send no request within its lifetime, and one after it. */
export function read<C, D>(
  as: PersonName,
  adapter: ReadAdapter<C, D>,
  configOf: (world: World) => C | Promise<C>,
  { lifetime, call = adapter.name, schema = answerSchemaOf(call) }: ReadOptions,
): AdapterRow {
  return {
    adapter: adapter.name,
    as,
    async check(world) {
      const { cache, clock, taken } = httpCache(world[as])
      const config = await configOf(world)
      const first = await cache.invoke(adapter, config)
      expect({ state: first.state, error: first.error }).toEqual({ state: 'Fulfilled', error: undefined })
      const sent = taken()
      expect(sent.length).toBeGreaterThan(0)
      for (const exchange of sent) expectContract(exchange)
      expect(schema, `the contract knows ${call}`).toBeDefined()
      if (schema !== undefined) expectShape(adapter.name, schema, first.data)
      clock.nowMs += lifetimesMs[lifetime] - 1
      expect(await cache.invoke(adapter, config)).toBe(first)
      expect(taken().map(pathOf)).toEqual([])
      clock.nowMs += 1
      expect(await cache.invoke(adapter, config)).toMatchObject({ state: 'Fulfilled' })
      expect(taken().length).toBeGreaterThan(0)
    },
  }
}

/** A write must send one request in the shape of the contract; `after` checks the cache afterwards. */
export function write<I, D>(
  as: PersonName,
  adapter: WriteAdapter<I, D>,
  inputOf: (world: World, cache: RecordCache) => I | Promise<I>,
  after: (answer: DataOf<WriteAdapter<I, D>>, cache: RecordCache, world: World) => unknown = () => undefined,
): AdapterRow {
  return {
    adapter: adapter.name,
    as,
    async check(world) {
      const { cache, taken } = httpCache(world[as])
      const input = await inputOf(world, cache)
      taken()
      const answer = await cache.send(adapter, input)
      const sent = taken()
      expect(sent.map(pathOf)).toHaveLength(1)
      for (const exchange of sent) expectContract(exchange)
      await after(answer as DataOf<WriteAdapter<I, D>>, cache, world)
    },
  }
}

const pathOf = ({ request }: Exchange) => `${request.method} ${request.path}`
