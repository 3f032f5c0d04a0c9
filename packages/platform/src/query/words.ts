import { type Form, noForms, type WordForms } from '../metadata/word-forms.ts'

const MAX_WORDS = 8

/** Characters a word needs to be searched as a prefix: a single letter matches too many words. */
export const SEARCHED_START = 2

/**
 * Text search queries for all words, for the last word, and for each group: words without a blank between them, such as the two of a
 * hyphenated tail number.
 *
 * `all` and `groups` rank rows: a complete word is listed even if a prefix in the query also matches it, because it ranks higher. `finding`
 * has shorter queries with the same matches, because the index looks up each alternative.
 */
export type WordsQuery = { all: string; last: string; groups: string[]; finding: { all: string; groups: string[] } }

/**
 * Builds the text search queries for a text. Its first eight words are used. The last word may be incomplete, so it matches as a prefix.
 *
 * @param shortestStart - minimum length of a prefix; a shorter last word matches complete words only.
 * @param numberDigits - digits of record numbers; a shorter number also matches the number padded with zeros.
 * @param forms - alternatives for the words.
 * @returns null for a text without words.
 */
export function wordsQuery(
  text: string,
  shortestStart = 1,
  numberDigits = 0,
  forms: WordForms = noForms,
): WordsQuery | null {
  const terms = searchedWords(text, shortestStart, numberDigits, forms).map(
    ({ word, isStart, number, group, others }) => {
      const alternatives = [wordText(word, isStart), ...(number === null ? [] : [number]), ...others.map(formText)]
      return { group, ranked: anyOf(alternatives), finding: anyOf(withoutCovered(alternatives)) }
    },
  )
  const last = terms.at(-1)
  if (last === undefined) return null
  const groups = [...Map.groupBy(terms, ({ group }) => (forms.isAny ? 0 : group)).values()]
  const queries = (of: 'ranked' | 'finding') => {
    const together = (some: typeof terms): string => some.map((term) => term[of]).join(forms.isAny ? ' | ' : ' & ')
    return { all: together(terms), groups: groups.map(together) }
  }
  return { ...queries('ranked'), last: last.finding, finding: queries('finding') }
}

const anyOf = (alternatives: readonly string[]): string =>
  alternatives.length === 1 ? alternatives.join('') : `(${alternatives.join(' | ')})`

/** Removes duplicates, and alternatives that a prefix among them also matches. */
function withoutCovered(alternatives: readonly string[]): string[] {
  const different = [...new Map(alternatives.map((alternative) => [alternative.toLowerCase(), alternative]))]
  const starts = different.flatMap(([alternative]) => (alternative.endsWith(':*') ? [alternative.slice(0, -2)] : []))
  const isCoveredBy = (alternative: string, start: string): boolean =>
    alternative !== `${start}:*` && alternative.startsWith(start)
  // An alternative of several words begins with a bracket, so no prefix matches it.
  return different
    .filter(([alternative]) => !starts.some((start) => isCoveredBy(alternative, start)))
    .map(([, written]) => written)
}

function formText({ words, isStart }: Form): string {
  const runs = words.flatMap(wordsIn)
  const [first = ''] = runs
  return runs.length === 1 ? wordText(first, isStart) : `(${runs.map((run) => wordText(run)).join(' & ')})`
}

/** The index has a word for each Chinese or Japanese character, so a word of several is a phrase. */
function wordText(word: string, isStart = false): string {
  if (!isIdeographic(word)) return isStart ? `${word}:*` : word
  const characters = [...word]
  return characters.length === 1 ? word : `(${characters.join(' <-> ')})`
}

/** A part of a text: indices of UTF-16 code units. */
export type Place = { start: number; end: number }

/** Returns a function that finds the first `most` matches of {@link wordsQuery} in a text, for highlighting; ignores case. */
export function placesOfWords(
  text: string,
  shortestStart = 1,
  numberDigits = 0,
  forms: WordForms = noForms,
): (written: string, most: number) => Place[] {
  const wholes = new Set<string>()
  const starts: string[] = []
  const runs: string[] = []
  const add = (word: string, isStart: boolean): unknown => (isStart ? starts.push(word) : wholes.add(word))
  for (const { word, isStart, number, others } of searchedWords(
    text.toLowerCase(),
    shortestStart,
    numberDigits,
    forms,
  )) {
    if (isIdeographic(word)) runs.push(word)
    else add(word, isStart)
    if (number !== null) add(number, false)
    for (const {
      words: [word = '', ...more],
      isStart: isStem,
    } of others) {
      // A single word of a longer alternative has another meaning.
      if (more.length > 0) continue
      add(word, isStem)
      // The stem of "category" ends with an i.
      if (isStem) add(word.replace(/i$/, 'y'), false)
    }
  }
  const isFound = (word: string): boolean => wholes.has(word) || starts.some((start) => word.startsWith(start))
  const isWordFound = (written: string): boolean =>
    wordsIn(written.toLowerCase()).some(
      (word) => isFound(word) || isFound(word.normalize('NFD').replace(/\p{M}/gu, '')),
    )
  return (written, most) => {
    const places: Place[] = []
    for (const { 0: match, index } of written.matchAll(WRITTEN)) {
      const within = isIdeographic(match)
        ? placesIn(match, runs)
        : isWordFound(match)
          ? [{ start: 0, end: match.length }]
          : []
      places.push(...within.map(({ start, end }) => ({ start: index + start, end: index + end })))
      if (places.length >= most) break
    }
    return places.slice(0, most)
  }
}

/** Non-overlapping places of the runs in a text; the longest run wins. */
function placesIn(written: string, wanted: readonly string[]): Place[] {
  const places: Place[] = []
  for (let at = 0; at < written.length; ) {
    const length = Math.max(0, ...wanted.filter((run) => written.startsWith(run, at)).map((run) => run.length))
    if (length > 0) places.push({ start: at, end: at + length })
    at += Math.max(1, length)
  }
  return places
}

type SearchedWord = { word: string; isStart: boolean; number: string | null; group: number; others: readonly Form[] }

function searchedWords(text: string, shortestStart: number, numberDigits: number, forms: WordForms): SearchedWord[] {
  const words = text.split(/\s+/).flatMap((part, group) => wordsIn(part).map((word) => ({ word, group })))
  const entries = words.slice(0, MAX_WORDS).map(({ word, group }, index, { length }) => ({
    word,
    group,
    isStart: index === length - 1 && word.length >= shortestStart && !isIdeographic(word),
    number: /^[0-9]+$/.test(word) && word.length < numberDigits ? word.padStart(numberDigits, '0') : null,
    others: forms.of.get(word.toLowerCase()) ?? [],
  }))
  const significant = entries.filter(({ word }) => !forms.stopWords.has(word.toLowerCase()))
  return significant.length > 0 ? significant : entries
}

/** The words of a search text; those after the eighth are ignored. */
export const wordsOf = (text: string): string[] => wordsIn(text).slice(0, MAX_WORDS)

// Chinese and Japanese text has no blanks between words.
const IDEOGRAPHS = String.raw`[\u3041-\u3096\u30a1-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3134f}]`
/** Soft hyphens and zero-width characters, which do not separate words. */
const INVISIBLE = String.raw`[\u00ad\u200b-\u200d\u2060\ufeff]`
const LETTERS = String.raw`[\p{Alphabetic}\p{Nd}]`
const IDEOGRAPHIC_RUN = `[${IDEOGRAPHS}&&${LETTERS}]+`
const RUN = new RegExp(`${IDEOGRAPHIC_RUN}|[${LETTERS}--${IDEOGRAPHS}]+`, 'gv')
/** A word in a text that is not normalised: with combining accents and invisible characters. */
const WRITTEN = new RegExp(`${IDEOGRAPHIC_RUN}|[[${LETTERS}\\p{N}\\p{M}${INVISIBLE}]--${IDEOGRAPHS}]+`, 'gv')
const INVISIBLES = new RegExp(INVISIBLE, 'gv')
const IDEOGRAPHIC = new RegExp(`^${IDEOGRAPHS}`, 'v')

const isIdeographic = (word: string): boolean => IDEOGRAPHIC.test(word)

/**
 * Splits a text into words, as the database function `search_words` does: runs of letters and digits in the form NFKC. The difference:
 * a run of Chinese or Japanese is one word here, while the database makes each of its characters a word.
 */
function wordsIn(text: string): string[] {
  return text.replace(INVISIBLES, '').normalize('NFKC').match(RUN) ?? []
}
