import type { WorldActor } from 'support/testing'
import { worldPeople } from 'support/testing'

/** Whether the whole is walked, as `npm run prove` does; `npm test` walks a sample of it. */
export const isWhole: boolean = process.env.PROOFS === 'whole'

/** Which sample is walked: each seed gives another. */
export const sampleSeed = Number(process.env.PROOFS_SEED ?? 0)

/**
 * One of these actors for each profile, another one at each place, so that a few neighboring places cover all of them.
 * All actors in a whole run.
 */
export function oneOfEachProfile(actors: readonly WorldActor[], place: number): readonly WorldActor[] {
  if (isWhole) return actors
  const groups = Map.groupBy(actors, profileOf)
  return [...groups.values()].flatMap((group) => itemAt(group, place))
}

/** `count` of these items, spread evenly over all of them, and others at each place; all items in a whole run. */
export function someOf<T>(items: readonly T[], count: number, place: number): readonly T[] {
  if (isWhole || items.length <= count) return items
  const step = items.length / count
  return Array.from({ length: count }, (_, index) => Math.floor(index * step)).flatMap((index) =>
    itemAt(items, index + place),
  )
}

/** Whether something is asked at this place: at one place of `every`; at all places in a whole run. */
export const isTurn = (every: number, place: number): boolean => isWhole || (place + sampleSeed) % every === 0

function itemAt<T>(items: readonly T[], place: number): T[] {
  const at = (place + sampleSeed) % items.length
  return items.slice(at, at + 1)
}

const profileOf = (actor: WorldActor): string => (actor === 'guest' ? 'Guest' : worldPeople[actor].profile)
