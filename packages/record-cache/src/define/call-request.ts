import type { Call } from 'contract'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import type { CacheRequest } from '../request.ts'
import type { Shape } from './check.ts'

/** The values of a config, after its checks. */
export type Values = { readonly [name: string]: unknown }

/**
 * The request of a call. What the path names goes there, what `body` names into the body, and the rest into the query; lists are
 * joined by commas in paths and queries.
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
