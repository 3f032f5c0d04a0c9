import type { Static, TSchema } from 'typebox'

/** The base of every path of the UI service. */
export const UI_API = '/services/data/v65.0/ui-api'

/** The rate class a call is counted in; the server holds the figures of each class. */
export type RateClass = 'read' | 'search' | 'write' | 'upload' | 'credential' | 'session'

/** The four TypeBox schemas of a call; a missing one means that the call takes or answers nothing there. */
export type CallSchemas = { params?: TSchema; query?: TSchema; body?: TSchema; response?: TSchema }

type Part<S, K extends keyof CallSchemas, Absent> = S extends { [P in K]: infer T extends TSchema } ? Static<T> : Absent

/** The typed input and answer of a call, inferred from its schemas. */
export type Exchange<S> = {
  params: Part<S, 'params', Record<never, never>>
  query: Part<S, 'query', Record<never, never>>
  body: Part<S, 'body', undefined>
  response: Part<S, 'response', undefined>
}

export type AnyExchange = { params: unknown; query: unknown; body: unknown; response: unknown }

/** One call of the product: everything that both ends must agree on, except the shapes, which stand in `contract/schemas`. */
export type Call<E extends AnyExchange = AnyExchange> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `{name}` for each path parameter. */
  readonly path: string
  /** A pattern for a path parameter, by which the address is told from that of another call of the same form. */
  readonly matching?: Readonly<Record<string, string>>
  readonly rate: RateClass
  /** `session` is the default; `open` calls are answered without a session, `visitor` calls with or without one. */
  readonly access: 'session' | 'open' | 'visitor'
  /** Status of the successful answer. */
  readonly success: 200 | 201 | 204
  /** `multipart` bodies are streamed and have no body schema. */
  readonly encoding: 'json' | 'multipart'
  /** True for creations, which replay the first answer to a repeated `Idempotency-Key`. */
  readonly idempotent: boolean
  /** What it is for, in one sentence; shown in the OpenAPI document. */
  readonly summary: string
  /** Only there for the types: the exchange of the call. Never set. */
  readonly exchange?: E
}

type CallInput = Pick<Call, 'method' | 'path' | 'summary'> & Partial<Call>

/** Makes a {@link Call}, filling the defaults: session, 200, json, class `read` for GET and `write` for the rest. */
export function defineCall<S>(call: CallInput): Call<Exchange<S>> {
  return {
    rate: call.method === 'GET' ? 'read' : 'write',
    access: 'session',
    success: 200,
    encoding: 'json',
    idempotent: false,
    ...call,
  } as Call<Exchange<S>>
}

/** The exchange of a call: `ExchangeOf<typeof records.getRecord>['response']` is the record. */
export type ExchangeOf<C> = C extends Call<infer E> ? E : never
