const MAX_WORDS = 8

/** The words of a text as search takes them: at most eight runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
}

/**
 * Words to find, as a text search query in which each is the start of a word; all must be found.
 *
 * @param shortestStart - characters that a word must have to count as a start; a shorter one must be a whole word.
 * @param numberDigits - digits of the numbers that records are known by; a shorter number also finds the one that zeros fill up.
 * @returns null when there is no word in the text.
 */
export function wordsQuery(text: string, shortestStart = 1, numberDigits = 0): string | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  return words
    .map((word) => {
      const start = word.length < shortestStart ? word : `${word}:*`
      return isShortNumber(word, numberDigits) ? `(${start} | ${word.padStart(numberDigits, '0')})` : start
    })
    .join(' & ')
}

const isShortNumber = (word: string, digits: number): boolean => /^[0-9]+$/.test(word) && word.length < digits
