import { type Form, noForms, type WordForms } from '../metadata/word-forms.ts'

const MAX_WORDS = 8

/** Characters a word needs to be searched as a prefix: a single letter matches too many words. */
export const SEARCHED_START = 2

/** A text without its tags. A match stops at the next `<`, because a search for each end in the whole rest would take quadratic time. */
export const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ')

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
    const alternatives = [isStart ? `${word}:*` : word, ...(number === null ? [] : [number]), ...others.map(formText)]
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
  const runs = words.flatMap(runsOf)
  return runs.length === 1 ? `${runs.join('')}${isStart ? ':*' : ''}` : `(${runs.join(' & ')})`
}

/** Matches the words that {@link wordsQuery} finds, in any case. */
export function wordsMatch(
  text: string,
  shortestStart = 1,
  numberDigits = 0,
  forms: WordForms = noForms,
): (word: string) => boolean {
  const wholes = new Set<string>()
  const starts: string[] = []
  const add = (word: string, isStart: boolean): unknown => (isStart ? starts.push(word) : wholes.add(word))
  for (const { word, isStart, number, others } of sought(text.toLowerCase(), shortestStart, numberDigits, forms)) {
    add(word, isStart)
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
  return (candidate) => {
    if (/^[a-z0-9]+$/i.test(candidate)) return isFound(candidate.toLowerCase())
    const lower = candidate.normalize('NFC').toLowerCase()
    return isFound(lower) || isFound(lower.normalize('NFD').replace(/\p{M}/gu, ''))
  }
}

type Sought = { word: string; isStart: boolean; number: string | null; group: number; others: readonly Form[] }

function sought(text: string, shortestStart: number, numberDigits: number, forms: WordForms): Sought[] {
  const words = text.split(/\s+/).flatMap((part, group) => runsOf(part).map((word) => ({ word, group })))
  const entries = words.slice(0, MAX_WORDS).map(({ word, group }, index, { length }) => ({
    word,
    group,
    isStart: index === length - 1 && word.length >= shortestStart,
    number: /^[0-9]+$/.test(word) && word.length < numberDigits ? word.padStart(numberDigits, '0') : null,
    others: forms.of.get(word.toLowerCase()) ?? [],
  }))
  const busy = entries.filter(({ word }) => !forms.idle.has(word.toLowerCase()))
  return busy.length > 0 ? busy : entries
}

/** The words of a text that are looked for. */
export const wordsOf = (text: string): string[] => runsOf(text).slice(0, MAX_WORDS)

const runsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
