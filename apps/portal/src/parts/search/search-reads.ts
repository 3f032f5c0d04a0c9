import { type AnswerOf, searchMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'

/** What is suggested while somebody types. */
export type Suggestion = AnswerOf<typeof searchMethods.getSearchSuggestions>[number]

const getSuggestions = methodReader(searchMethods.getSearchSuggestions)

/** What begins with, or has, the words of a text; null for a text without any. */
export function readSuggestions(words: string): Read<Suggestion[]> | null {
  return words.trim() === '' ? null : read(getSuggestions, { words: words.trim() })
}
