import type { ConfigOf, DataOf, RecordCache } from 'record-cache'
import { defineRead, defineWrite, type ForeignCall, id, integer, maybe, oneOf } from 'record-cache/define'

type Rating = { readonly stars: number; readonly by: string }

const ratings: ForeignCall<readonly Rating[]> = { method: 'GET', path: '/ratings/{caseId}' }
const rate: ForeignCall<undefined> = { method: 'POST', path: '/ratings/{caseId}' }

/** The ratings of a case, asked for again when the case changes. */
export const getRatings = defineRead(
  'getRatings',
  ratings,
  300_000,
  { caseId: id, most: maybe(integer) },
  { about: 'caseId' },
)

export const rateCase = defineWrite(
  'rateCase',
  rate,
  { caseId: id },
  {
    body: { stars: integer, mood: oneOf('glad', 'sad') },
    renews: [getRatings],
    changes: (_answer, { caseId }) => [caseId],
  },
)

export type RatingsConfig = ConfigOf<typeof getRatings>
export type Ratings = DataOf<typeof getRatings>

export async function rateGladly(cache: RecordCache, caseId: string): Promise<number> {
  await cache.send(rateCase, { caseId, stars: 5, mood: 'glad' })
  // @ts-expect-error there is no such mood
  const wrongly = () => cache.send(rateCase, { caseId, stars: 5, mood: 'bored' })
  // @ts-expect-error the case is missing
  const ofNothing = () => cache.invoke(getRatings, { most: 5 })
  const { data } = await cache.invoke(getRatings, { caseId, most: 5 })
  return (data ?? []).reduce((sum, { stars }) => sum + stars, wrongly.length + ofNothing.length)
}
