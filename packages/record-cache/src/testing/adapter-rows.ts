import type { ReadAdapter, WriteAdapter } from '../adapter.ts'
import type { Lifetime } from '../lifetimes.ts'

/** One read as the tables hold it: what it is asked, what it sends, and how long its answer counts as fresh. */
export type ReadRow = {
  readonly adapter: ReadAdapter<never, unknown>
  /** The calls of the contract that it may send, as `group.name`. */
  readonly calls: readonly string[]
  readonly config: object
  /** Method, path below the service's base, and query. */
  readonly sent: string
  readonly lifetime: Lifetime
}

/** One write: what it is given and what it sends. */
export type WriteRow = {
  readonly adapter: WriteAdapter<never, unknown>
  readonly calls: readonly string[]
  readonly input: unknown
  readonly sent: string
}

/** Checks the config against the adapter's own type. */
export const read = <C extends object>(
  adapter: ReadAdapter<C, unknown>,
  calls: string | readonly string[],
  lifetime: Lifetime,
  config: C,
  sent: string,
): ReadRow => ({ adapter: adapter as never, calls: [calls].flat(), lifetime, config, sent })

export const write = <I>(adapter: WriteAdapter<I, unknown>, call: string, input: I, sent: string): WriteRow => ({
  adapter: adapter as never,
  calls: [call],
  input,
  sent,
})
