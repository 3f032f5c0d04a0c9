/** A longer word may be broken anywhere, because the layout of a word that is wider than a line takes quadratic time. */
const WORD_CHARACTERS = 40
const LONG_WORD = new RegExp(`\\S{${WORD_CHARACTERS}}(?=\\S)`, 'gu')
const ZERO_WIDTH_SPACE = '\u200b'
const REPLACEMENT = '\ufffd'

/**
 * Prepares a text for rendering: without control and formatting characters, and with U+FFFD for each character without a glyph
 * in the font, such as an emoji; modifiers of such a character are dropped. Line breaks are kept.
 */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\P{ASCII}/gu, (character) => {
      if (hasGlyph(character.codePointAt(0) ?? 0)) return character
      return /[\p{M}\p{Emoji_Modifier}]/u.test(character) ? '' : REPLACEMENT
    })
    .replace(LONG_WORD, (part) => part + ZERO_WIDTH_SPACE)
}
