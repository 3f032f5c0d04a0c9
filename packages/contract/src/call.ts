import type { Static, TSchema } from 'typebox'

/** The base path of the platform's services; the path of the UI service starts with it. */
export const SERVICES = '/services/data/v65.0'
export const UI_API = `${SERVICES}/ui-api` as const

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

/** The address of one call of the product, which is all that a client needs. Its definition is in `contract/calls`. */
export type Call<E extends AnyExchange = AnyExchange> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `{name}` for each path parameter. */
  readonly path: string
  /** Carries the type of the exchange; never set at run time. */
  readonly exchange?: E
}

/** The address of a call that is defined so. */
export type CallOf<D> = Call<ExchangeOf<D>>

/** The exchange of a call: `ExchangeOf<typeof records.getRecord>['response']` is the record. */
export type ExchangeOf<C> = C extends { readonly exchange?: infer E extends AnyExchange } ? E : never
