import type { RecordShape } from 'contract'
import { shortened } from 'contract'
import { type MethodContext, type WordForms, wordHighlights } from 'platform'
import { readSynonyms } from './search-synonym.object.ts'

type Records = MethodContext['gateway']['records']
type Wanted = Omit<Parameters<Records['findWords']>[1], 'text' | 'forms'>

type MarkedText = { text: string; ranges: { start: number; end: number }[] }

const SNIPPET_CHARACTERS = 240

/** One search with the rights of its caller. */
export type Search = {
  /** Records with the words, best first; empty for an object that the caller cannot see. */
  find(objectApiName: string, wanted: Wanted): Promise<RecordShape[]>
  /** A short text with the places of the words. */
  marked(text: string): MarkedText
  /** The part with the words of the first plain text that has them, else the start of the first text; null without texts. */
  snippet(texts: readonly (string | null)[]): MarkedText | null
  /** The same search, where any of the words is enough. */
  forAny(): Search
}

/** Prepares a search for the words of a text, their other forms and synonyms, tolerant of typing errors. */
export async function searchFor({ gateway: { records } }: MethodContext, text: string): Promise<Search> {
  const forms = await records.wordForms(['Knowledge__kav', 'Product2'], text, () => readSynonyms(records))
  return searchWith(records, text, forms)
}

function searchWith(records: Records, text: string, forms: WordForms): Search {
  const sought = { text, forms }
  const highlightIn = wordHighlights(sought)
  return {
    find: (objectApiName, wanted) => records.findWords(objectApiName, { ...wanted, ...sought }),
    marked: (shownText) => {
      const highlight = highlightIn(shownText)
      return highlight ? { text: highlight.snippet, ranges: highlight.ranges } : { text: shownText, ranges: [] }
    },
    snippet: (texts) => {
      const lines = texts.map((text) => (text ?? '').replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
      for (const line of lines) {
        const highlight = highlightIn(line)
        if (highlight) return { text: highlight.snippet, ranges: highlight.ranges }
      }
      return lines[0] === undefined ? null : { text: shortened(lines[0], SNIPPET_CHARACTERS), ranges: [] }
    },
    forAny: () => searchWith(records, text, { ...forms, isAny: true }),
  }
}

/** A value of a record as text, of a parent by a path; null where there is none. */
export function textAt(record: RecordShape, path: string): string | null {
  const [name = '', ...rest] = path.split('.')
  const value = record.fields[name]?.value ?? null
  if (value === null) return null
  if (typeof value === 'object') return textAt(value, rest.join('.'))
  return String(value)
}

/** The categories of an article. */
export const categoriesOf = (article: RecordShape): string[] =>
  (textAt(article, 'DataCategories__c') ?? '').split(';').filter((name) => name !== '')
