import type { Sources } from '../engine/engine.ts'
import { Representation } from '../store/representation.ts'

/** Stores a body under a key. */
export function putRepresentation(engine: Sources, key: string, body: unknown, lifetime: number): void {
  engine.source(key, Representation).put(engine.store, body, lifetime)
}

/** The body stored under a key, fresh or not; undefined when there is none. */
export const storedBody = (engine: Sources, key: string): unknown => engine.source(key, Representation).body
