const MAX_WORDS = 8

/**
 * Words to find, as a text search query in which each is the start of a word; all must be found.
 *
 * @returns null when there is no word in the text.
 */
export function wordsQuery(text: string): string | null {
  const words = (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}
