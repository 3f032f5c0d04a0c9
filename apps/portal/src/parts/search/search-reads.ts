import { type AnswerOf, searchMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'

/** Search suggestion shown while the user types. */
export type Suggestion = AnswerOf<typeof searchMethods.getSearchSuggestions>[number]

const getSuggestions = methodReader(searchMethods.getSearchSuggestions)

/** Suggestions for the words of a text; null for a blank text. */
export function readSuggestions(words: string): Read<Suggestion[]> | null {
  return words.trim() === '' ? null : read(getSuggestions, { words: words.trim() })
}
