import type { CacheFetch, CacheRequest, CacheResponse } from './request.ts'

export type RetryOptions = {
  /** Milliseconds of the host's clock: a service may name the instant from which it can be asked again. */
  readonly now: () => number
  /** Resolves after so many milliseconds, and at once when the signal is aborted. A timer of the host when absent. */
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** At least 0, less than 1; spreads the clients of a service that comes back. `Math.random` when absent. */
  readonly random?: () => number
  /** Whether the host knows that it has no connection. A request that fails then is not repeated. Never when absent. */
  readonly isOffline?: () => boolean
}

const REPEATS = 3
const FIRST_WAIT_MS = 300
/** A service that wants more time than this is better shown as failed. */
const LONGEST_WAIT_MS = 10_000

/**
 * A `CacheFetch` that repeats a failed request up to three times, with growing waits, where that does no harm: reads, and creations
 * with an idempotency key. It repeats when there was no answer, after a 503, and after a 429 with a Retry-After; not while the host
 * knows that it has no connection.
 *
 * @returns the last answer; it rejects with the last failure.
 */
export function retryingFetch(
  fetch: CacheFetch,
  { now, wait = waitByTimer, random = Math.random, isOffline }: RetryOptions,
): CacheFetch {
  return async (request) => {
    for (let repeats = 0; ; repeats++) {
      const outcome = await attempt(fetch, request)
      const mayRepeat = repeats < REPEATS && isRepeatable(request) && !isOffline?.()
      const waitMs = mayRepeat ? waitFor(outcome, repeats, now(), random()) : null
      if (waitMs !== null && !request.signal?.aborted) await wait(waitMs, request.signal)
      if (waitMs !== null && !request.signal?.aborted) continue
      if ('response' in outcome) return outcome.response
      throw outcome.failure
    }
  }
}

type Outcome = { response: CacheResponse } | { failure: unknown }

async function attempt(fetch: CacheFetch, request: CacheRequest): Promise<Outcome> {
  try {
    return { response: await fetch(request) }
  } catch (failure) {
    return { failure }
  }
}

function isRepeatable({ method, isRead, headers, body }: CacheRequest): boolean {
  if (method === 'GET' || isRead === true) return true
  // Whether to send a large file once more is for the person to say who waits for it.
  return method === 'POST' && headers?.['Idempotency-Key'] !== undefined && !(body instanceof FormData)
}

/** How long to wait before the next attempt; null when the outcome is final. */
function waitFor(outcome: Outcome, repeats: number, nowMs: number, random: number): number | null {
  const backOffMs = FIRST_WAIT_MS * 2 ** repeats * (0.5 + random / 2)
  if ('failure' in outcome) return backOffMs
  const { status, headers } = outcome.response
  if (status !== 503 && status !== 429) return null
  // Where the service says what time it has, the clock of the host need not agree with it.
  const serviceMs = Date.parse(headerOf(headers, 'date') ?? '')
  const waitMs = retryAfterMs(headers, Number.isNaN(serviceMs) ? nowMs : serviceMs)
  if (waitMs === null) return status === 503 ? backOffMs : null
  return waitMs > LONGEST_WAIT_MS ? null : Math.max(waitMs, backOffMs)
}

const headerOf = (headers: Record<string, string> | undefined, wanted: string): string | undefined =>
  Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === wanted)?.[1]

/** `Retry-After` holds seconds or a date. */
function retryAfterMs(headers: Record<string, string> | undefined, nowMs: number): number | null {
  const text = headerOf(headers, 'retry-after')
  if (text === undefined) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs
  return Number.isNaN(ms) ? null : ms
}

function waitByTimer(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done, { once: true })
    function done(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}
