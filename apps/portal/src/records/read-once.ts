import type { ReadOptions, RecordCache, Snapshot } from 'record-cache'
import type { Read } from 'record-cache-react'

/** Reads once, without a subscription to changes. */
export const readOnce = <D>(
  cache: RecordCache,
  { adapter, config }: Read<D>,
  options?: ReadOptions,
): Snapshot<D> | Promise<Snapshot<D>> => cache.invoke(adapter, config, options)
