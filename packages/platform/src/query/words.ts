import { type Form, noForms, type WordForms } from '../metadata/word-forms.ts'

const MAX_WORDS = 8

/** Characters a word needs to be searched as a prefix: a single letter matches too many words. */
export const SEARCHED_START = 2

/**
 * Words to find as text search queries: all of them, the last one alone, and in groups those that no blank parts, such as the two
 * of a tail number with a hyphen.
 *
 * `all` and `groups` rank: they name a word that is typed whole although a start finds it too. `finding` are the groups again, with no
 * more than is needed to find the same: the index looks up each alternative.
 */
export type WordsQuery = { all: string; last: string; groups: string[]; finding: { all: string; groups: string[] } }

/**
 * The text search query that requires all words: at most eight runs of letters and digits. The last one may still be typed, so it
 * matches as a prefix.
 *
 * @param shortestStart - characters that a word must have to count as a start; a shorter one must be a whole word.
 * @param numberDigits - digits of the numbers that records are known by; a shorter number also finds the one padded with zeros.
 * @param forms - alternatives for the words.
 * @returns null when there is no word in the text.
 */
export function wordsQuery(
  text: string,
  shortestStart = 1,
  numberDigits = 0,
  forms: WordForms = noForms,
): WordsQuery | null {
  const terms = sought(text, shortestStart, numberDigits, forms).map(({ word, isStart, number, group, others }) => {
    const alternatives = [wordText(word, isStart), ...(number === null ? [] : [number]), ...others.map(formText)]
    return { group, ranked: anyOf(alternatives), finding: anyOf(withoutFound(alternatives)) }
  })
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

/** Alternatives without those that are said twice or that the start of a word among them finds. */
function withoutFound(alternatives: readonly string[]): string[] {
  const different = [...new Map(alternatives.map((alternative) => [alternative.toLowerCase(), alternative]))]
  const starts = different.flatMap(([alternative]) => (alternative.endsWith(':*') ? [alternative.slice(0, -2)] : []))
  const isFoundBy = (alternative: string, start: string): boolean =>
    alternative !== `${start}:*` && alternative.startsWith(start)
  // Several words that stand for one are in brackets, which start no word.
  return different
    .filter(([alternative]) => !starts.some((start) => isFoundBy(alternative, start)))
    .map(([, written]) => written)
}

function formText({ words, isStart }: Form): string {
  const runs = words.flatMap(wordsIn)
  const [first = ''] = runs
  return runs.length === 1 ? wordText(first, isStart) : `(${runs.map((run) => wordText(run)).join(' & ')})`
}

/** The characters of a Chinese or Japanese word follow each other. */
function wordText(word: string, isStart = false): string {
  if (!isIdeographic(word)) return isStart ? `${word}:*` : word
  const characters = [...word]
  return characters.length === 1 ? word : `(${characters.join(' <-> ')})`
}

/** A part of a text: indices of UTF-16 code units. */
export type Place = { start: number; end: number }

/** Finds the places in a text of the words that {@link wordsQuery} finds, in any case, in order and at most so many. */
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
  for (const { word, isStart, number, others } of sought(text.toLowerCase(), shortestStart, numberDigits, forms)) {
    if (isIdeographic(word)) runs.push(word)
    else add(word, isStart)
    if (number !== null) add(number, false)
    for (const {
      words: [word = '', ...more],
      isStart: isStem,
    } of others) {
      // Of several words that stand for one, each alone means something else.
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

/** Places of any of several texts in another, in order and without overlaps. */
function placesIn(written: string, sought: readonly string[]): Place[] {
  const places: Place[] = []
  for (let at = 0; at < written.length; ) {
    const length = Math.max(0, ...sought.filter((run) => written.startsWith(run, at)).map((run) => run.length))
    if (length > 0) places.push({ start: at, end: at + length })
    at += Math.max(1, length)
  }
  return places
}

type Sought = { word: string; isStart: boolean; number: string | null; group: number; others: readonly Form[] }

function sought(text: string, shortestStart: number, numberDigits: number, forms: WordForms): Sought[] {
  const words = text.split(/\s+/).flatMap((part, group) => wordsIn(part).map((word) => ({ word, group })))
  const entries = words.slice(0, MAX_WORDS).map(({ word, group }, index, { length }) => ({
    word,
    group,
    isStart: index === length - 1 && word.length >= shortestStart && !isIdeographic(word),
    number: /^[0-9]+$/.test(word) && word.length < numberDigits ? word.padStart(numberDigits, '0') : null,
    others: forms.of.get(word.toLowerCase()) ?? [],
  }))
  const busy = entries.filter(({ word }) => !forms.idle.has(word.toLowerCase()))
  return busy.length > 0 ? busy : entries
}

/** The words of a text that are looked for. */
export const wordsOf = (text: string): string[] => wordsIn(text).slice(0, MAX_WORDS)

// Chinese and Japanese write no blanks between words.
const IDEOGRAPHS = String.raw`[\u3041-\u3096\u30a1-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3134f}]`
/** Soft hyphens and characters without a width, which part no words. */
const INVISIBLE = String.raw`[\u00ad\u200b-\u200d\u2060\ufeff]`
const LETTERS = String.raw`[\p{Alphabetic}\p{Nd}]`
const IDEOGRAPHIC_RUN = `[${IDEOGRAPHS}&&${LETTERS}]+`
const RUN = new RegExp(`${IDEOGRAPHIC_RUN}|[${LETTERS}--${IDEOGRAPHS}]+`, 'gv')
/** The same in a text as it is written, with accents that follow their letters and with invisible characters. */
const WRITTEN = new RegExp(`${IDEOGRAPHIC_RUN}|[[${LETTERS}\\p{N}\\p{M}${INVISIBLE}]--${IDEOGRAPHS}]+`, 'gv')
const INVISIBLES = new RegExp(INVISIBLE, 'gv')
const IDEOGRAPHIC = new RegExp(`^${IDEOGRAPHS}`, 'v')

const isIdeographic = (word: string): boolean => IDEOGRAPHIC.test(word)

/**
 * The words of a text, as `search_words` parts it in the database: runs of letters and digits, in compatibility form NFKC. A run of Chinese
 * or Japanese is one word here; its characters are words there.
 */
function wordsIn(text: string): string[] {
  return text.replace(INVISIBLES, '').normalize('NFKC').match(RUN) ?? []
}
