/** A word of more characters than this may be broken anywhere: laying out one that fits no line costs the square of its length. */
const WORD_CHARACTERS = 40
const LONG_WORD = new RegExp(`\\S{${WORD_CHARACTERS}}(?=\\S)`, 'gu')
const ZERO_WIDTH_SPACE = '\u200b'
const REPLACEMENT = '\ufffd'

/**
 * A text as it can be rendered: without control and formatting characters, and with U+FFFD for each character that the font has
 * no picture of, such as an emoji; marks that only change such a character are left out. Lines stay apart.
 */
export function printableText(text: string, hasPicture: (codePoint: number) => boolean): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\P{ASCII}/gu, (character) => {
      if (hasPicture(character.codePointAt(0) ?? 0)) return character
      return /[\p{M}\p{Emoji_Modifier}]/u.test(character) ? '' : REPLACEMENT
    })
    .replace(LONG_WORD, (part) => part + ZERO_WIDTH_SPACE)
}
