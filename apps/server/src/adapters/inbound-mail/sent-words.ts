/** Shorter lines may be of any mail. */
const SURE_CHARACTERS = 10
const SENT_CHARACTERS = 64 * 1024

/**
 * Compares lines with texts that were sent, without regard to spaces, marks and line breaks, which mail programs change.
 *
 * @returns whether a line is part of one of them; false for a short line.
 */
export function sentWords(texts: readonly string[]): (line: string) => boolean {
  const pieces = new Set<string>()
  for (const text of texts) {
    const letters = lettersOf(text.slice(0, SENT_CHARACTERS))
    for (let at = 0; at + SURE_CHARACTERS <= letters.length; at++) pieces.add(letters.slice(at, at + SURE_CHARACTERS))
  }
  return (line) => {
    if (pieces.size === 0) return false
    const letters = lettersOf(line.slice(0, SENT_CHARACTERS))
    if (letters.length < SURE_CHARACTERS) return false
    for (let at = 0; at + SURE_CHARACTERS <= letters.length; at++) {
      if (!pieces.has(letters.slice(at, at + SURE_CHARACTERS))) return false
    }
    return true
  }
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
