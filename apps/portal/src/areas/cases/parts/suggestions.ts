/** Shorter words stand in nearly every text. */
const FEWEST_LETTERS = 4
const MOST_WORDS = 6
/** One word alone finds too much. */
const FEWEST_MATCHES = 2
const MOST_SUGGESTED = 5

/** The distinct words that tell texts apart. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter(({ length }) => length >= FEWEST_LETTERS))].slice(0, MOST_WORDS)
}

/** Of what was found by each word, that which was found by at least two; equally matched ones keep their order. */
export function mostMatched<A extends { id: string }>(found: readonly (readonly A[])[]): A[] {
  const byId = Map.groupBy(found.flat(), ({ id }) => id)
  return [...byId.values()]
    .filter(({ length }) => length >= FEWEST_MATCHES)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_SUGGESTED)
    .flatMap(([one]) => one ?? [])
}

/** Of these cases, those that share two words of the subject, or one and the product; the most alike first. */
export function similarCases<C extends { subject: string; productId: string | null }>(
  cases: readonly C[],
  { subject, productId }: { subject: string; productId: string | null },
): C[] {
  const wanted = wordsOf(subject)
  const alike = (one: C): number => {
    const words = wordsOf(one.subject)
    const shared = wanted.filter((word) => words.some((other) => isSameWord(word, other))).length
    return shared === 0 ? 0 : shared + (productId !== null && one.productId === productId ? 1 : 0)
  }
  return cases
    .map((one) => ({ one, count: alike(one) }))
    .filter(({ count }) => count >= FEWEST_MATCHES)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SUGGESTED)
    .map(({ one }) => one)
}

/** "chart" is the same word as "charts", and as a word that is still being typed. */
const isSameWord = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)
