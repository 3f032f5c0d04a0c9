import { createContext, type ReactNode, useContext } from 'react'
import type { RecordCache } from 'record-cache'

const RecordCacheContext = createContext<RecordCache | null>(null)

/** Hands a cache to the hooks below. Give it a `key` that changes with the user, so that another user starts with an empty cache. */
export function RecordCacheProvider({ cache, children }: { cache: RecordCache; children: ReactNode }) {
  return <RecordCacheContext.Provider value={cache}>{children}</RecordCacheContext.Provider>
}

/**
 * The cache of the nearest provider.
 *
 * @throws Error when there is none.
 */
export function useRecordCache(): RecordCache {
  const cache = useContext(RecordCacheContext)
  if (cache === null) throw new Error('No RecordCacheProvider above')
  return cache
}
