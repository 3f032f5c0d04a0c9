const MAX_WORDS = 8

/** Characters a word needs to be searched as a prefix: a single letter matches too many words. */
export const SEARCHED_START = 2

/** A text without its tags. A tag ends before the next one begins: looking for each end in the whole rest would take a square of the time. */
export const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ')

/**
 * Words to find as text search queries: all of them, the last one alone, and in groups those that no blank parts, such as the two
 * of a tail number with a hyphen.
 */
export type WordsQuery = { all: string; last: string; groups: string[] }

/**
 * The text search query that requires all words: at most eight runs of letters and digits. The last one may still be typed, so it
 * matches as a prefix.
 *
 * @param shortestStart - characters that a word must have to count as a start; a shorter one must be a whole word.
 * @param numberDigits - digits of the numbers that records are known by; a shorter number also finds the one padded with zeros.
 * @returns null when there is no word in the text.
 */
export function wordsQuery(text: string, shortestStart = 1, numberDigits = 0): WordsQuery | null {
  const terms = sought(text, shortestStart, numberDigits).map(({ word, isStart, number, group }) => {
    const term = isStart ? `${word}:*` : word
    return { group, text: number === null ? term : `(${term} | ${number})` }
  })
  const last = terms.at(-1)
  const together = (some: typeof terms): string => some.map((term) => term.text).join(' & ')
  const groups = [...Map.groupBy(terms, ({ group }) => group).values()].map(together)
  return last === undefined ? null : { all: together(terms), last: last.text, groups }
}

/** Matches the words that {@link wordsQuery} finds, in any case. */
export function wordsMatch(text: string, shortestStart = 1, numberDigits = 0): (word: string) => boolean {
  const words = sought(text.toLowerCase(), shortestStart, numberDigits)
  return (candidate) => {
    const lower = candidate.normalize('NFC').toLowerCase()
    return words.some(
      ({ word, isStart, number }) => lower === word || lower === number || (isStart && lower.startsWith(word)),
    )
  }
}

type Sought = { word: string; isStart: boolean; number: string | null; group: number }

function sought(text: string, shortestStart: number, numberDigits: number): Sought[] {
  const words = text.split(/\s+/).flatMap((part, group) => runsOf(part).map((word) => ({ word, group })))
  return words.slice(0, MAX_WORDS).map(({ word, group }, index, { length }) => ({
    word,
    group,
    isStart: index === length - 1 && word.length >= shortestStart,
    number: /^[0-9]+$/.test(word) && word.length < numberDigits ? word.padStart(numberDigits, '0') : null,
  }))
}

const runsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
