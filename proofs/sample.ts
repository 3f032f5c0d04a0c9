import type { WorldActor } from 'support/testing'
import { worldPeople } from 'support/testing'

/** Whether the whole is walked, as `npm run prove` does; `npm test` walks a sample of it. */
export const isWhole: boolean = process.env.PROOFS === 'whole'

/** Which sample is walked: each seed gives another. */
export const sampleSeed = Number(process.env.PROOFS_SEED ?? 0)

/**
 * Of these actors one of each profile, another at each place, so that neighboring places ask all of them between them.
 * Everybody where the whole is walked.
 */
export function oneOfEachProfile(actors: readonly WorldActor[], place: number): readonly WorldActor[] {
  if (isWhole) return actors
  const groups = Map.groupBy(actors, profileOf)
  return [...groups.values()].flatMap((group) => itemAt(group, place))
}

/** So many of these items, others at each place and spread over all of them; all where the whole is walked. */
export function someOf<T>(items: readonly T[], count: number, place: number): readonly T[] {
  if (isWhole || items.length <= count) return items
  const step = items.length / count
  return Array.from({ length: count }, (_, index) => Math.floor(index * step)).flatMap((index) =>
    itemAt(items, index + place),
  )
}

/** Whether something is asked at this place, at one of `every`; always where the whole is walked. */
export const isTurn = (every: number, place: number): boolean => isWhole || (place + sampleSeed) % every === 0

function itemAt<T>(items: readonly T[], place: number): T[] {
  const at = (place + sampleSeed) % items.length
  return items.slice(at, at + 1)
}

const profileOf = (actor: WorldActor): string => (actor === 'guest' ? 'Guest' : worldPeople[actor].profile)
