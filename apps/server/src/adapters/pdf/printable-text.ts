const REPLACEMENT = '\ufffd'

/**
 * Prepares a text for rendering: without control and formatting characters, and with U+FFFD for each character without a glyph
 * in the fonts, such as Chinese; modifiers of such a character are dropped. Line breaks are kept.
 *
 * @param missing - gets the number of words with such a character, by their script.
 */
export function printableText(
  text: string,
  hasGlyph: (codePoint: number) => boolean,
  missing: Map<string, number> = new Map(),
): string {
  const hasNone = (character: string): boolean => !hasGlyph(character.codePointAt(0) ?? 0)
  const printed = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
  for (const [word] of printed.matchAll(/\S+/gu)) {
    const first = word.match(/\P{ASCII}/gu)?.find(hasNone)
    if (first === undefined) continue
    const script = scriptOf(first)
    missing.set(script, (missing.get(script) ?? 0) + 1)
  }
  return printed.replace(/\P{ASCII}/gu, (character) => {
    if (!hasNone(character)) return character
    return /[\p{M}\p{Emoji_Modifier}]/u.test(character) ? '' : REPLACEMENT
  })
}

/** The scripts that are named where words of them cannot be printed. */
const SCRIPTS: readonly (readonly [name: string, characters: RegExp])[] = [
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['emoji', /\p{Extended_Pictographic}/u],
]

const scriptOf = (character: string): string =>
  SCRIPTS.find(([, characters]) => characters.test(character))?.[0] ?? 'other scripts'

/** Says which words a file does not show; null where it shows all. */
export function missingNote(missing: ReadonlyMap<string, number>): string | null {
  if (missing.size === 0) return null
  const parts = [...missing].map(([script, count]) => `${script} (${count})`)
  const list = new Intl.ListFormat('en-US').format(parts)
  return `Some words could not be printed, by script: ${list}. A replacement character is shown for each of their characters. Read them on the page of the case.`
}
