import type { Sources } from '../engine/engine.ts'
import { Representation } from '../store/representation.ts'

/** Stores a body by its key. */
export function putRepresentation(engine: Sources, key: string, body: unknown, lifetime: number): void {
  engine.source(key, Representation).put(engine.store, body, lifetime)
}

/** The stored body of a key, fresh or not; undefined if there is none. */
export const storedBody = (engine: Sources, key: string): unknown => engine.source(key, Representation).body
