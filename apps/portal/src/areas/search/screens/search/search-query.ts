import { limits } from 'contract'
import { paths } from '../../../../site/paths.ts'
import type { SearchQuery } from '../../reads.ts'

const MOST_PAGES = 100

/** The search in an address; invalid values are ignored. */
export function readSearchQuery(address: URLSearchParams): SearchQuery {
  const valueAt = (name: string, most: number): string | undefined => {
    const value = address.get(name)?.replaceAll('\0', '').trim() ?? ''
    return value === '' ? undefined : value.slice(0, most).toWellFormed()
  }
  const page = Number(address.get('page') ?? '1')
  return {
    q: valueAt('q', limits.searchTermCharacters) ?? '',
    product: valueAt('product', 40),
    category: valueAt('category', 255),
    type: valueAt('type', 40),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The address of a search. */
export const searchHref = ({ page, q, ...narrowing }: SearchQuery): string =>
  paths.search({ q, ...narrowing, page: page === 1 ? undefined : String(page) })
