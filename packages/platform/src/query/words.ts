const MAX_WORDS = 8

/** Characters a word needs to be searched as a prefix: a single letter matches too many words. */
export const SEARCHED_START = 2

/** A text without its tags. A tag ends before the next one begins: looking for each end in the whole rest would take a square of the time. */
export const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ')

/** The search words of a text: at most eight runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
}

/** Words to find as text search queries: all of them, and the last one alone. */
export type WordsQuery = { all: string; last: string }

/**
 * The text search query that requires all words. The last one may still be typed, so it matches as a prefix.
 *
 * @param shortestStart - characters that a word must have to count as a start; a shorter one must be a whole word.
 * @param numberDigits - digits of the numbers that records are known by; a shorter number also finds the one padded with zeros.
 * @returns null when there is no word in the text.
 */
export function wordsQuery(text: string, shortestStart = 1, numberDigits = 0): WordsQuery | null {
  const terms = sought(text, shortestStart, numberDigits).map(({ word, isStart, number }) => {
    const term = isStart ? `${word}:*` : word
    return number === null ? term : `(${term} | ${number})`
  })
  const last = terms.at(-1)
  return last === undefined ? null : { all: terms.join(' & '), last }
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

type Sought = { word: string; isStart: boolean; number: string | null }

function sought(text: string, shortestStart: number, numberDigits: number): Sought[] {
  const words = wordsOf(text)
  return words.map((word, index) => ({
    word,
    isStart: index === words.length - 1 && word.length >= shortestStart,
    number: /^[0-9]+$/.test(word) && word.length < numberDigits ? word.padStart(numberDigits, '0') : null,
  }))
}
