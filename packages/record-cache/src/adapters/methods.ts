import type { Call } from 'contract'
import * as methods from 'contract/server-methods'
import type { ReadAdapter, WriteAdapter } from '../adapter.ts'
import {
  type Check,
  type ConfigFor,
  checked,
  flag,
  INVALID,
  maybe,
  name,
  otherwise,
  withParts,
} from '../define/check.ts'
import { pathOf } from '../fetch/record-requests.ts'
import { stableKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { VolatileView } from '../read/volatile-view.ts'
import type { CacheRequest, CacheResponse } from '../request.ts'

/** Identifies a server method. `allowContinuation` is true if the caller can wait for a delayed answer. */
export const methodShape = {
  apexClass: name,
  apexMethod: name,
  namespace: maybe(name),
  allowContinuation: otherwise(flag, false),
}

type Method = {
  readonly apexClass: string
  readonly apexMethod: string
  readonly namespace: string | undefined
  readonly allowContinuation: boolean
}

/** The request of a server method, without its parameters. In addresses the namespace, if any, precedes the class. */
export const methodRequest = (
  { method, path }: Call,
  { apexClass, apexMethod, namespace, allowContinuation }: Method,
): CacheRequest => ({
  method,
  path: pathOf(path, { apexClass: namespace === undefined ? apexClass : `${namespace}__${apexClass}`, apexMethod }),
  headers: allowContinuation ? { 'allow-continuation': 'true' } : {},
})

export type CallServerMethodInput = ConfigFor<typeof methodShape> & { readonly params?: unknown }

/**
 * Calls a server method with its parameters in the body. The answer is not stored.
 *
 * @throws Error `Invalid config for "callServerMethod"`
 */
export const callServerMethod: WriteAdapter<CallServerMethodInput, unknown> = {
  kind: 'write',
  name: 'callServerMethod',
  request(input) {
    const values = checked(methodShape, input)
    if (values === null) throw new Error('Invalid config for "callServerMethod"')
    return { ...methodRequest(methods.callServerMethod, values), body: input.params ?? {} }
  },
  apply: (_engine, answer) => answer,
}

/** The answer of a server method. It is cached only if the service allows it by `Cache-Control`. */
export class ServerMethodView extends VolatileView<unknown> {
  override receive(body: unknown, headers: CacheResponse['headers']): void {
    const match = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'cache-control')
    this.put(body ?? null, /\bno-(cache|store)\b/i.test(match?.[1] ?? '') ? 0 : undefined)
  }
}

type Params = { readonly [name: string]: string | number | boolean | null | undefined | object }

const params: Check<Params | undefined, Params> = {
  of: (value = {}) => (typeof value === 'object' && !Array.isArray(value) ? ((value ?? {}) as Params) : INVALID),
}
const shape = withParts(methodShape, { params })

export type ReadServerMethodConfig = ConfigFor<typeof shape>

/**
 * Calls a server method that only reads, with its parameters in the query: strings unchanged, other values as JSON. The answer is cached
 * for five minutes if the service allows it by `Cache-Control`; otherwise each read sends a request.
 */
export const readServerMethod: ReadAdapter<ReadServerMethodConfig, unknown> = {
  kind: 'read',
  name: 'readServerMethod',
  open(engine, config) {
    const values = checked(shape, config)
    if (values === null) return null
    const key = `method:${values.apexClass}:${values.apexMethod}:${stableKey(values)}`
    const request = () => ({ ...methodRequest(methods.readServerMethod, values), query: queryFor(values.params) })
    const call = { name: 'readServerMethod', key: () => key, lifetime: lifetimesMs.serverMethod, request }
    return engine.view(key, () => new ServerMethodView(engine, call))
  },
}

const queryFor = (input: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
    }),
  )
