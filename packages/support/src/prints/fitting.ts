import type { PrintEntry } from './print-document.ts'

/** The last entries whose paragraphs have no more than so many characters together. */
export function fitting(entries: readonly PrintEntry[], characters: number): PrintEntry[] {
  let left = characters
  const first = entries.findLastIndex(({ paragraphs }) => {
    left -= paragraphs.reduce((sum, { length }) => sum + length, 0)
    return left < 0
  })
  return entries.slice(first + 1)
}
