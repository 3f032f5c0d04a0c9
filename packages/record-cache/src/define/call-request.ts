import type { Call } from 'contract'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import type { CacheRequest } from '../request.ts'
import type { Shape } from './check.ts'

/** Where the parts of a config go. */
export type Places = { readonly params?: Shape; readonly query?: Shape; readonly body?: Shape }

/** The values of a config, after its checks. */
export type Values = { readonly [name: string]: unknown }

/** The request of a call: its parameters in the path, lists joined by commas; the query; the body, when the call has one. */
export function callRequest(
  { method, path }: Pick<Call, 'method' | 'path'>,
  { params = {}, query = {}, body }: Places,
  values: Values,
): CacheRequest {
  const request: CacheRequest = { method, path: pathOf(path, texts(params, values)) }
  const asked = queryOf(texts(query, values))
  if (Object.keys(asked).length > 0) request.query = asked
  if (body !== undefined) {
    request.body = Object.fromEntries(
      Object.keys(body).flatMap((name) => (name in values ? [[name, values[name]]] : [])),
    )
  }
  return request
}

function texts(shape: Shape, values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.keys(shape).flatMap((name) =>
      name in values && values[name] !== null ? [[name, String(values[name])]] : [],
    ),
  )
}
