import { type AnswerOf, searchMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'

/** A search, as in its address. */
export type SearchQuery = {
  q: string
  product: string | undefined
  category: string | undefined
  type: string | undefined
  page: number
}

/** Results of a search. */
export type Found = AnswerOf<typeof searchMethods.findEverywhere>

const findEverywhere = methodReader(searchMethods.findEverywhere)

/** The search results visible to the reader; null without words. */
export function readFound({ q, product, category, type, page }: SearchQuery): Read<Found> | null {
  if (q === '') return null
  return read(findEverywhere, { words: q, itemNumber: product, category, recordType: type, page })
}
