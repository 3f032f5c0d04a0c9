import { limits } from 'contract'

/** The last page of a list with pages of this length: nobody pages further. */
export const lastPage = (pageSize: number): number => limits.pageSizeMax / pageSize

/** The page of a list that an address asks for, counted from 1. */
export function pageIn(address: URLSearchParams, pageSize: number): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 1 ? Math.min(page, lastPage(pageSize)) : 1
}
