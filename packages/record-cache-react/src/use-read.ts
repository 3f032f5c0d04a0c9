import type { ReadAdapter } from 'record-cache'
import type { Read } from './read.ts'
import { type AdapterResult, useAdapter } from './use-adapter.ts'

const nothing: ReadAdapter<never, never> = { kind: 'read', name: 'nothing', open: () => null }

/** Reads and follows, as `useAdapter` does. Null reads nothing. */
export function useRead<D>(read: Read<D> | null): AdapterResult<D> {
  const { adapter, config }: Read<D> = read ?? { adapter: nothing, config: null }
  return useAdapter(adapter as ReadAdapter<object, D>, config)
}
