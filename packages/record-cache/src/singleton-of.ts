import type { RecordCache } from './record-cache.ts'

/** The one value that `make` makes for a cache: made at first use, and again after a reset. For what is built upon a cache. */
export const singletonOf = <T>({ engine }: RecordCache, make: () => T): T => engine.singleton(make)
