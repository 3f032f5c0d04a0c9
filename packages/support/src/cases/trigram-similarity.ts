/** The groups of three neighbouring letters of a text, by words, as pg_trgm takes them. */
export function trigramsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    }),
  )
}

/** The share of groups that two texts have in common, 0 to 1: the `similarity` of pg_trgm. Typing errors lower it little. */
export function trigramSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const group of one) if (other.has(group)) shared++
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}
