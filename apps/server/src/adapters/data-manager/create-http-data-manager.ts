import type { CounterReset, CounterResult, DataManager } from 'support'
import { Type } from 'typebox'
import { Check } from 'typebox/value'

/** Two attempts of this length end while the user still waits for the answer. */
const ATTEMPTS = 2
const TIMEOUT_MS = 4_000
/** The service rejects the whole request, and has reset nothing under its key. */
const REFUSED = 422

const answerShape = Type.Object({
  services: Type.Array(
    Type.Object({
      serviceId: Type.String(),
      result: Type.Union([Type.Literal('Reset'), Type.Literal('Not reset')]),
      downloadsUsed: Type.Union([Type.Integer({ minimum: 0, maximum: 9_999 }), Type.Null()]),
    }),
  ),
})

/**
 * The data manager's service behind HTTP, as docs/data-manager.md describes it. An attempt without a valid answer is
 * repeated at once with the same key; after the last one it is unknown whether a counter was reset.
 *
 * @param url - without a trailing slash. A name and a password in it are sent by HTTP Basic.
 * @param onProblem - called with the problem of each failed attempt.
 */
export function createHttpDataManager(
  url: string,
  onProblem: (problem: string) => void = () => undefined,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): DataManager {
  const place = placeOf(url)
  return {
    resetCounters: async (wanted) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        try {
          return await ask(place, wanted, timeoutMs)
        } catch (error) {
          onProblem(error instanceof Error ? error.message : String(error))
        }
      }
      return null
    },
  }
}

type Place = { address: string; authorization: string | null }

function placeOf(url: string): Place {
  const place = new URL(url)
  const { username, password } = place
  place.username = ''
  place.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    address: `${place.href.replace(/\/+$/, '')}/counter-resets`,
    authorization: username === '' ? null : `Basic ${Buffer.from(pair).toString('base64')}`,
  }
}

/** @throws Error without a valid answer. */
async function ask(
  { address, authorization }: Place,
  { key, services }: CounterReset,
  timeoutMs: number,
): Promise<CounterResult[]> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(authorization === null ? {} : { authorization }),
    },
    body: JSON.stringify({ services }),
  })
  if (response.status === REFUSED) {
    return services.map(({ serviceId }) => ({ serviceId, result: 'Not reset', downloadsUsed: null }))
  }
  if (response.status !== 200) throw new Error(`status ${response.status}`)
  const answer: unknown = await response.json()
  if (!Check(answerShape, answer)) throw new Error('an answer of another shape')
  return services.map(({ serviceId }) => {
    const result = answer.services.find((service) => service.serviceId === serviceId)
    if (result === undefined) throw new Error('an answer without one of the services')
    return { serviceId, result: result.result, downloadsUsed: result.downloadsUsed }
  })
}
