import type { ReadAdapter } from '../adapter.ts'

/** A config of which `read` has checked that an adapter takes it. */
export type CheckedConfig = { readonly [checked]: true }
declare const checked: unique symbol

/**
 * One read of the record cache: an adapter with its config, and the type of what it answers. A loader and a hook that take the same
 * read cannot drift apart: `cache.invoke(read.adapter, read.config)` is what a hook reads. Nothing is read while the config is null.
 */
export type Read<D> = {
  readonly adapter: ReadAdapter<CheckedConfig, D>
  readonly config: CheckedConfig | null
}

/** Pairs an adapter with a config that it takes. Null and undefined read nothing. */
export function read<C extends object, D>(adapter: ReadAdapter<C, D>, config: C | null | undefined): Read<D> {
  return { adapter, config: config ?? null } as object as Read<D>
}
