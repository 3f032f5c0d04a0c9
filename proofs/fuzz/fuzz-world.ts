import type { WorldActor } from 'support/testing'
import { type CallWorld, createCallWorld } from '../worlds/call-world.ts'
import { type OwnVocabulary, ownVocabularies } from './inputs/own-vocabulary.ts'
import type { Vocabulary } from './inputs/vocabulary.ts'
import { worldVocabularies } from './inputs/world-vocabularies.ts'

/** The small world behind every call, with the names and ids of which inputs are made. Close it in `afterAll`. */
export type FuzzWorld = CallWorld & {
  /** In the order of the product's objects. */
  vocabularies: readonly Vocabulary[]
  /** Names and ids that exist for these people, by person and object. */
  ownVocabularies(actors: readonly WorldActor[]): Promise<OwnVocabulary[]>
}

export async function createFuzzWorld(): Promise<FuzzWorld> {
  const world = await createCallWorld()
  return {
    ...world,
    vocabularies: await worldVocabularies(world),
    ownVocabularies: async (actors) => (await Promise.all(actors.map((actor) => ownVocabularies(world, actor)))).flat(),
  }
}
