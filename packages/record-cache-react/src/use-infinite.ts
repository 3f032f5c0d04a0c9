import * as limits from 'contract/limits'
import { useState } from 'react'
import type { Read } from 'record-cache/typed'
import { contentOf } from './content.ts'
import { useRecordCache } from './RecordCacheProvider.tsx'
import type { AdapterResult, HookOptions } from './use-adapter.ts'
import { useRead } from './use-read.ts'

/** The state of the rows of a list after those that are shown. */
export type More = {
  /** Whether there are any that can be read. */
  readonly exists: boolean
  readonly isLoading: boolean
  /** Whether the list has more rows than the 2,000 that one reader may read. */
  readonly isAtLimit: boolean
  /** Reads the next page; does nothing while a page is read, and after the last one. After a failure it requests again. */
  readonly load: () => void
}

/** A list that a hook can read the pages of. */
export type Pageable = { readonly nextPageToken: string | null }

/**
 * Reads a list from its start and follows all of its rows, which grow page by page. The rows so far stay while more are read, and after a
 * failure. Only rows that the cache lacks are asked for. Another list starts at its first page.
 *
 * @param pageSize - rows of a page.
 */
export function useInfiniteRead<D extends Pageable>(
  read: Read<D> | null,
  pageSize: number = limits.listRecordsPageSize,
  options: HookOptions = {},
): [list: AdapterResult<D>, more: More] {
  const content = contentOf(read?.config)
  const [grown, setGrown] = useState({ content, pages: 1 })
  const pages = grown.content === content ? grown.pages : 1
  const size = Math.min(pages * pageSize, limits.pageSizeMax)
  const sized = read?.config ? { ...read, config: { ...read.config, pageSize: size } } : null
  const list = useRead(sized, { ...options, keepPrevious: pages > 1 || options.keepPrevious === true })
  const cache = useRecordCache()
  const { state, data, isPrevious, isFetching } = list
  const hasMore = data !== undefined && data.nextPageToken !== null
  const isLoading = pages > 1 && isPrevious && (state === 'Pending' || isFetching)
  const exists = hasMore && (isPrevious || size < limits.pageSizeMax)
  const load = () => {
    if (!exists || isLoading) return
    if (sized !== null && state === 'Error') void cache.invoke(sized.adapter, sized.config)
    else setGrown({ content, pages: pages + 1 })
  }
  return [list, { exists, isLoading, isAtLimit: hasMore && !exists, load }]
}
