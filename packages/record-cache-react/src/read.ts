import type { ReadAdapter } from 'record-cache'

/**
 * One read of the record cache: an adapter with its config, and the type of what it answers. A loader and a hook that take the same
 * read cannot drift apart. Nothing is read while the config is null.
 */
export type Read<D> = {
  /** Typed by its answer alone; `read` has checked that the config is one it takes. */
  readonly adapter: ReadAdapter<never, D>
  readonly config: object | null
}

/** Pairs an adapter with a config that it takes. */
export function read<C extends object, D>(adapter: ReadAdapter<C, D>, config: C | null): Read<D> {
  return { adapter, config }
}
