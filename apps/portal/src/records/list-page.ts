import { lastPage, pageNumber } from '../site/address-query.ts'

export { lastPage }

/** The page number of a list in an address, counted from 1. */
export const pageIn = (address: URLSearchParams, pageSize: number): number =>
  pageNumber(pageSize).read(address.get('page'))
