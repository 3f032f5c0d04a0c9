import type { CounterReset, CounterResult, DataManager } from 'support'
import { Type } from 'typebox'
import { Check } from 'typebox/value'

/** Two attempts end within the time in which a person still waits for the answer. */
const ATTEMPTS = 2
const PATIENCE_MS = 4_000
/** The answer of a service that takes the request as a whole to be wrong, and has reset nothing under its key. */
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
 * The data manager's service behind HTTP, as docs/data-manager.md describes it. An attempt that ends without a clear answer is made
 * again at once, under the same key; after the last one it is not known whether anything was reset.
 *
 * @param url - without a slash at its end. A name and a password in it are sent by HTTP Basic.
 * @param onProblem - called with what was wrong with an attempt.
 */
export function createHttpDataManager(
  url: string,
  onProblem: (problem: string) => void = () => undefined,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): DataManager {
  const place = placeOf(url)
  return {
    resetCounters: async (wanted) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        try {
          return await ask(place, wanted, patienceMs)
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

/** @throws Error for anything that is no clear answer. */
async function ask(
  { address, authorization }: Place,
  { key, services }: CounterReset,
  patienceMs: number,
): Promise<CounterResult[]> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
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
