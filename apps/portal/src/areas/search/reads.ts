import { type AnswerOf, searchMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'

/** A search as its address has it. */
export type SearchQuery = {
  q: string
  product: string | undefined
  category: string | undefined
  type: string | undefined
  page: number
}

/** What a search has found. */
export type Found = AnswerOf<typeof searchMethods.findEverywhere>

const findEverywhere = methodReader(searchMethods.findEverywhere)

/** What the reader may read that has the words of a search; null for a search without words. */
export function readFound({ q, product, category, type, page }: SearchQuery): Read<Found> | null {
  if (q === '') return null
  return read(findEverywhere, { words: q, itemNumber: product, category, recordType: type, page })
}
