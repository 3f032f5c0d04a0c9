import type { Call } from 'contract'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import type { CacheRequest } from '../request.ts'
import type { Shape } from './check.ts'

/** The values of a config, after its checks. */
export type Values = { readonly [name: string]: unknown }

/**
 * Builds the request of a call. Parameters of the path go into the path, those in `body` into the body, and all others into the query.
 * Lists are joined by commas in paths and queries.
 */
export function callRequest(
  { method, path }: Pick<Call, 'method' | 'path'>,
  values: Values,
  body?: Shape,
): CacheRequest {
  const query: Record<string, unknown> = {}
  const sent: Record<string, unknown> = {}
  for (const name in values) {
    if (!path.includes(`{${name}}`)) (body !== undefined && name in body ? sent : query)[name] = values[name]
  }
  return { method, path: pathOf(path, values), query: queryOf(query), body: body && sent }
}
