import type { RateClass } from 'contract'

/** The class in which a route is counted: those of `contract`, and those of forms, pages, files, streams and operations. */
export type RouteClass = RateClass | 'form' | 'print' | 'page' | 'asset' | 'stream' | 'operations'

/**
 * The requests of a class that one address may send in ten seconds. These limits stop floods; `identity` limits the guessing of passwords,
 * per account and network, in the database.
 */
const requestsPerWindow: Readonly<Record<RouteClass, number>> = {
  read: 3_000,
  search: 600,
  write: 1_000,
  upload: 200,
  credential: 100,
  form: 100,
  session: 1_000,
  print: 100,
  page: 1_000,
  asset: 5_000,
  stream: 100,
  operations: 500,
}

export const routeClasses = Object.keys(requestsPerWindow) as readonly RouteClass[]

export const RATE_WINDOW_MS = 10_000

/** The limit of a class, times `scale`. */
export function requestsAllowed(rate: RouteClass, scale: number): number {
  return requestsPerWindow[rate] * scale
}
