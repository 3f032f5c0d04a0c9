import type { WordFrequencies } from '../query/word-frequencies.ts'

/** Only this many words from the start of a text are used. */
const MOST_WORDS = 32
/** The number of matches to aim for: a search ranks no more than a thousand. */
const WANTED_ROWS = 800
/** Two words of a text occur together this many times as often as by chance. */
const TOGETHER = 8
/** Words in a larger share of the rows are not combined in pairs: their lists in the index are long. */
const COMMON = 0.005
/** The number of words that are combined in pairs. */
const COMBINED = 8

/** The distinct words of a text in lower case, as the index of words stores them. */
export function wordsIn(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/**
 * A text search query for rows similar to a text. A row matches with one rare word of the text, or with two others; terms are added until
 * there are as many matches as can be ranked. If all words are common, a row must have the four rarest. A repeated question shares most of
 * its words.
 *
 * @param words - the most specific words first, such as the words of a title.
 * @returns '' for a text without words.
 */
export function likeQuery(words: readonly string[], { rows, shares, most }: WordFrequencies): string {
  const unknown = Math.max(most, rows === 0 ? 0 : 1 / rows)
  const known = words
    .map((word): Known => ({ term: word, share: shares.get(word) ?? unknown }))
    .toSorted((a, b) => a.share - b.share)
  let budget = WANTED_ROWS / Math.max(rows, 1)
  const fits = ({ share }: Known): boolean => {
    if (share > budget) return false
    budget -= share
    return true
  }
  const alone = known.filter(fits)
  const others = known.filter((term) => term.share <= COMMON && !alone.includes(term)).slice(0, COMBINED)
  const terms = [...alone, ...pairsOf(others).filter(fits)]
  if (terms.length < FEW)
    terms.push({
      term: known
        .slice(0, 4)
        .map(({ term }) => term)
        .join(' & '),
      share: 1,
    })
  return [...new Set(terms.map(({ term }) => term))].filter((term) => term !== '').join(' | ')
}

/** With fewer terms a query finds too little. */
const FEW = 3

/** One or several words, and the share of rows that have all of them. */
type Known = { term: string; share: number }

/** All pairs of words, the rarest first. */
function pairsOf(words: readonly Known[]): Known[] {
  const pairs = words.flatMap((first, index) =>
    words
      .slice(index + 1)
      .map((two) => ({ term: `(${first.term} & ${two.term})`, share: TOGETHER * first.share * two.share })),
  )
  return pairs.toSorted((a, b) => a.share - b.share)
}
