import { createRecordCache, type RecordCache } from '../record-cache.ts'

/** Puts a part of a page into a cache. */
type Fill = (cache: RecordCache) => void

const EMPTY_AT = 1

/** The parts of the page that a cache was filled with, and the clock of its store as long as it holds nothing else; -1 from then on. */
const pageParts = () => ({ parts: [] as Fill[], clock: EMPTY_AT, copy: undefined as RecordCache | undefined })

/** Fills a cache with a part of a page, and remembers it for `cacheOfPage`. */
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
 * What the server rendered a page from, for those who hydrate it: the cache itself while it holds just that, else a copy from before the
 * changes. A cache that was filled from no page, as on the server, stands for itself.
 */
export function cacheOfPage(cache: RecordCache): RecordCache {
  const { store } = cache.engine
  const page = cache.engine.singleton(pageParts)
  if (page.parts.length === 0 || page.clock === store.clock) return cache
  if (page.copy === undefined) {
    // Its clock does not advance, so that nothing expires before it is hydrated.
    page.copy = createRecordCache({ fetch: () => Promise.reject(new Error('A page asks for nothing')), now: () => 0 })
    for (const fill of page.parts) fill(page.copy)
  }
  return page.copy
}
