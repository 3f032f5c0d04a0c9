import type { CaseDocumentEntry } from './case-document.ts'

/** The last entries whose paragraphs have no more than so many characters together. */
export function lastEntriesWithin(entries: readonly CaseDocumentEntry[], characters: number): CaseDocumentEntry[] {
  let left = characters
  const first = entries.findLastIndex(({ paragraphs }) => {
    left -= paragraphs.reduce((sum, { length }) => sum + length, 0)
    return left < 0
  })
  return entries.slice(first + 1)
}
