import type { WordFrequencies } from '../query/word-frequencies.ts'

/** Words of a text that are looked at, from its start. */
const MOST_WORDS = 32
/** Matches that are worth reading: a search ranks no more than a thousand. */
const WANTED_ROWS = 800
/** Words of one text occur together more often than by chance. */
const TOGETHER = 8
/** Common words that are tried together, and the terms of one query. */
const COMBINED = 10
const MOST_TERMS = 60

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
 * A text search query for rows that are like a text: those with one of its rare words, or with two or three of its common ones, as few as
 * can be ranked. A question that is asked again shares most of its words, among them the rare ones.
 *
 * @returns '' for a text without words.
 */
export function likeQuery(words: readonly string[], { rows, shares }: WordFrequencies): string {
  const rare = rows === 0 ? 0 : 1 / rows
  const known = words.map((word) => ({ word, share: shares.get(word) ?? rare })).toSorted((a, b) => a.share - b.share)
  let budget = WANTED_ROWS / Math.max(rows, 1)
  const fits = ({ share }: Term): boolean => {
    if (share > budget) return false
    budget -= share
    return true
  }
  const alone = known.map(({ word, share }) => ({ term: word, share })).filter(fits)
  const common = known.filter(({ word }) => !alone.some(({ term }) => term === word)).slice(0, COMBINED)
  const pairs = combined(common, 2).filter(fits)
  const together = pairs.length > 0 ? pairs : combined(common, 3).filter(fits)
  const terms = [...alone, ...together].slice(0, MOST_TERMS).map(({ term }) => term)
  // All its words are common: those with the rarest of them.
  if (terms.length === 0 && known.length > 0)
    return known
      .slice(0, 4)
      .map(({ word }) => word)
      .join(' & ')
  return terms.join(' | ')
}

type Known = { word: string; share: number }
type Term = { term: string; share: number }

/** Pairs or triples of words, the rarest first. */
function combined(few: readonly Known[], size: 2 | 3): Term[] {
  const groups = few.flatMap((one, index) =>
    few
      .slice(index + 1)
      .flatMap((two, next) =>
        size === 2 ? [[one, two]] : few.slice(index + next + 2).map((three) => [one, two, three]),
      ),
  )
  return groups
    .map((group) => ({
      term: `(${group.map(({ word }) => word).join(' & ')})`,
      share: group.reduce((product, { share }) => product * share, TOGETHER),
    }))
    .toSorted((a, b) => a.share - b.share)
}
