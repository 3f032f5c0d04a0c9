import type { WorldActor } from 'support/testing'
import { worldPeople } from 'support/testing'

/** Whether the whole proof runs, as with `npm run prove`; `npm test` runs a sample of it. */
export const isWhole: boolean = process.env.PROOFS === 'whole'

/** Selects the sample: each seed gives another one. */
export const sampleSeed = Number(process.env.PROOFS_SEED ?? 0)

/**
 * An actor of so many profiles at each place, others at the next, so that a few neighboring places cover all profiles and all actors.
 * All actors in a whole run.
 */
export function actorsAt(actors: readonly WorldActor[], place: number, profiles = 1): readonly WorldActor[] {
  if (isWhole) return actors
  const groups = Map.groupBy(actors, profileOf)
  return someOf([...groups.values()], profiles, place).flatMap((group) => itemAt(group, place))
}

/** `count` of these items, spread evenly over all of them, and others at each place; all items in a whole run. */
export function someOf<T>(items: readonly T[], count: number, place: number): readonly T[] {
  if (isWhole || items.length <= count) return items
  const step = items.length / count
  return Array.from({ length: count }, (_, index) => Math.floor(index * step)).flatMap((index) =>
    itemAt(items, index + place),
  )
}

/** Whether this place is in the sample: one of `every` places; all of them in a whole run. */
export const isTurn = (every: number, place: number): boolean => isWhole || (place + sampleSeed) % every === 0

function itemAt<T>(items: readonly T[], place: number): T[] {
  const at = (place + sampleSeed) % items.length
  return items.slice(at, at + 1)
}

const profileOf = (actor: WorldActor): string => (actor === 'guest' ? 'Guest' : worldPeople[actor].profile)
