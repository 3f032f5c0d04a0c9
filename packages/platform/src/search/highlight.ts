import type { Highlight, RecordShape } from 'contract'
import type { ObjectModel } from '../metadata/app-model.ts'
import { plainText } from '../query/plain-text.ts'
import { placesOfWords, SEARCHED_START } from '../query/words.ts'

const SNIPPET = 240
const BEFORE = 60
const MAX_RANGES = 20
/** Marks text that is cut off before or after a snippet. */
const CUT = '…'

/**
 * Highlights of a record, by field: the text around the first match, and the ranges of all matches in it. Computed from the record as the
 * caller reads it, so it reveals no hidden text.
 */
export function highlightsOf(object: ObjectModel, record: RecordShape, q: string): Record<string, Highlight> {
  const placesIn = placesOfWords(q, SEARCHED_START, object.fields.get(object.nameField)?.digits)
  const fields = new Set(Object.values(object.search?.classes ?? {}).flat())
  const highlights: Record<string, Highlight> = {}
  for (const name of fields) {
    const value = record.fields[name]?.value
    if (typeof value !== 'string' || object.fields.get(name)?.type === 'lookup') continue
    const highlight = highlightIn(object.fields.get(name)?.type === 'richText' ? plainText(value) : value, placesIn)
    if (highlight) highlights[name] = highlight
  }
  return highlights
}

type PlacesIn = ReturnType<typeof placesOfWords>

/** A snippet of a text around the first match, and the ranges of all matches in it; null without a match. */
export function highlightIn(text: string, placesIn: PlacesIn): Highlight | null {
  const [first] = placesIn(text, 1)
  if (!first) return null
  const start = text.length <= SNIPPET ? 0 : startOfWord(text, Math.max(0, first.start - BEFORE))
  const room = SNIPPET - (start === 0 ? 0 : CUT.length)
  const end = text.length - start <= room ? text.length : endOfWord(text, start, start + room - CUT.length)
  const shown = text.slice(start, end).trim().toWellFormed()
  const snippet = `${start === 0 ? '' : CUT}${shown}${end === text.length ? '' : CUT}`
  return { ranges: placesIn(snippet, MAX_RANGES).map(({ start, end }) => ({ end, start })), snippet }
}

function endOfWord(text: string, start: number, to: number): number {
  const blank = text.lastIndexOf(' ', to)
  return blank - start > SNIPPET / 2 ? blank : to
}

function startOfWord(text: string, from: number): number {
  const blank = text.indexOf(' ', from)
  return from === 0 || blank < 0 || blank - from > BEFORE / 2 ? from : blank + 1
}
