// Format characters such as U+200B, unassigned ones, and letters and symbols that have no ink.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]/gu

/** A text of one line without the characters that show nothing. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Whether a reader would see nothing of a text: it is no answer to a required field. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).replace(/[\p{Z}\p{M}\s]/gu, '') === ''
}
