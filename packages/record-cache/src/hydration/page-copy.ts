import { createRecordCache, type RecordCache } from '../record-cache.ts'

/** Adds a part of a page to a cache. */
type Fill = (cache: RecordCache) => void

const EMPTY_AT = 1

/** The parts of the page from which a cache was filled, and the clock of its store while it has no other content; -1 afterwards. */
const pageParts = () => ({ parts: [] as Fill[], clock: EMPTY_AT, copy: undefined as RecordCache | undefined })

/** Fills a cache from a part of a page, and stores the part for `cacheOfPage`. */
export function fillFromPage(cache: RecordCache, fill: Fill): void {
  const page = cache.engine.singleton(pageParts)
  const { store } = cache.engine
  const isUnchanged = page.clock === store.clock
  fill(cache)
  page.clock = isUnchanged ? store.clock : -1
  page.parts.push(fill)
  if (page.copy !== undefined) fill(page.copy)
}

/**
 * The cache from which the server rendered a page, for hydration: the cache itself if it has not changed since, otherwise a copy of the
 * original content. For a cache without a page, as on the server, the cache itself.
 */
export function cacheOfPage(cache: RecordCache): RecordCache {
  const { store } = cache.engine
  const page = cache.engine.singleton(pageParts)
  if (page.parts.length === 0 || page.clock === store.clock) return cache
  if (page.copy === undefined) {
    // Its clock stands still, so that nothing expires before hydration.
    page.copy = createRecordCache({ fetch: () => Promise.reject(new Error('A page asks for nothing')), now: () => 0 })
    for (const fill of page.parts) fill(page.copy)
  }
  return page.copy
}
