import type { ReadAdapter } from 'record-cache'
import type { Read } from 'record-cache/typed'
import { type AdapterResult, type HookOptions, useAdapter } from './use-adapter.ts'

const nothing: ReadAdapter<object, never> = { kind: 'read', name: 'nothing', open: () => null }

/** Reads and follows, as `useAdapter` does. Null reads nothing. */
export function useRead<D>(read: Read<D> | null, options?: HookOptions): AdapterResult<D> {
  const { adapter, config }: Read<D> = read ?? { adapter: nothing, config: null }
  return useAdapter(adapter, config, options)
}
