import { limits } from 'contract'
import { paths } from '../../../../site/paths.ts'

/** Stands in the address in place of a template that is not written yet. */
export const NEW = 'new'

/** Rows of one page. */
export const PAGE_SIZE = 25

/** Nobody pages further. */
export const MOST_PAGES = limits.pageSizeMax / PAGE_SIZE

/** The page of the list that an address asks for, counted from 1. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 1 ? Math.min(page, MOST_PAGES) : 1
}

export const listHref = (page: number): string => paths.replyTemplates({ page: page === 1 ? undefined : String(page) })
