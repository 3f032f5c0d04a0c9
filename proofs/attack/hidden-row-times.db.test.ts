import { worldId } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { isWhole } from '../sample.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'
import { distinguishability } from './distinguishability.ts'

// An attacker who times refusals must not learn which ids exist. The time is measured by a whole run alone; that the same
// statements are sent is tested without a clock.

/** Of each kind of request, for hidden and for missing ids. */
const REQUESTS = isWhole ? 3_000 : 12
/** See `distinguishability`. */
const GOAL = 0.55

const RECORDS = '/services/data/v65.0/ui-api/records'

let http: HttpWorld
beforeAll(async () => {
  http = await createHttpWorld()
})
afterAll(() => http.close())

/** Cases of other accounts than Mara's, and as many that do not exist. */
const numbers = [5, 6, 7, 105, 106, 107]
const hidden = numbers.map((number) => worldId('500', number))
const missing = numbers.map((number) => worldId('500', 900_000 + number))

async function timed(method: 'PATCH' | 'DELETE', id: string): Promise<{ ms: number; status: number }> {
  const body = {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ fields: { Subject: 'x' } }),
  }
  const startedAt = performance.now()
  const { status } = await http.ask({
    actor: 'mara',
    method,
    url: `${RECORDS}/${id}`,
    ...(method === 'PATCH' ? body : { headers: {} }),
  })
  return { ms: performance.now() - startedAt, status }
}

it.each(['PATCH', 'DELETE'] as const)(
  'answers changes and deletions of hidden ids as fast as of missing ones: %s',
  async (method) => {
    const times = { hidden: [] as number[], missing: [] as number[] }
    const statuses = new Set<number>()
    for (let index = 0; index < REQUESTS; index++) {
      // One of each in turn, in changing order, so that other load of the machine slows both.
      const kinds = index % 2 === 0 ? (['hidden', 'missing'] as const) : (['missing', 'hidden'] as const)
      for (const kind of kinds) {
        const ids = kind === 'hidden' ? hidden : missing
        const { ms, status } = await timed(method, ids[Math.floor(index / 2) % ids.length] ?? '')
        times[kind].push(ms)
        statuses.add(status)
      }
    }
    expect([...statuses]).toEqual([404])
    if (!isWhole) return
    const area = distinguishability(times.hidden, times.missing)
    expect(area).toBeLessThanOrEqual(GOAL)
    writeFigure(
      `${method} of hidden and of missing ids`,
      `area under the curve ${area.toFixed(3)}, ${REQUESTS} of each`,
      String(GOAL),
    )
  },
)
