import type { WordFrequencies } from '../query/word-frequencies.ts'

/** Words of a text that are looked at, from its start. */
const MOST_WORDS = 32
/** Matches that are worth reading: a search ranks no more than a thousand. */
const WANTED_ROWS = 800
/** Words of one text occur together more often than by chance. */
const TOGETHER = 8
/** Words in a larger share of the rows are not combined: the index has long lists of these. */
const COMMON = 0.005
/** Words that are combined. */
const COMBINED = 8

/** The words of a text, in small letters, each once, as the index of words has them. */
export function wordsIn(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/**
 * A text search query for rows that are like a text: those with one of its rare words, or with two of its others, as few as can be ranked;
 * where all words are common, those with the four rarest of them. A repeated question shares most of its words.
 *
 * @param words - the most specific first, such as those of a title.
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

/** A word or several, and the share of the rows that have them. */
type Known = { term: string; share: number }

/** Each two of some words, the rarest first. */
function pairsOf(words: readonly Known[]): Known[] {
  const pairs = words.flatMap((first, index) =>
    words
      .slice(index + 1)
      .map((two) => ({ term: `(${first.term} & ${two.term})`, share: TOGETHER * first.share * two.share })),
  )
  return pairs.toSorted((a, b) => a.share - b.share)
}
