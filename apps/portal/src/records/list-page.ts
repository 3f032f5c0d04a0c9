import { lastPage, pageNumber } from '../site/address-query.ts'

export { lastPage }

/** The page of a list that an address asks for, counted from 1. */
export const pageIn = (address: URLSearchParams, pageSize: number): number =>
  pageNumber(pageSize).read(address.get('page'))
