/** What a mail program says by its own marks that the lines inside are. */
export type Box = {
  /** `cite`: marked line by line as quoted; `indent`: moved in, which a person may do as well. */
  kind: 'quote' | 'cite' | 'indent' | 'signature'
}

/** One line of a mail. */
export type MailLine = {
  /** As it is shown. */
  text: string
  /** Without the marks of quoted lines, `>`. */
  bare: string
  /** How many marks of quoted lines it has. */
  depth: number
  box: Box | null
  /** A horizontal rule. */
  isRule?: true
  /** The program says that everything below is the mail that was answered. */
  beginsQuote?: true
  /** Begins in bold letters. */
  isBold?: true
  /** Content-IDs of pictures in the line. */
  pictures?: readonly string[]
}

/** A line of plain text. */
export function lineOf(text: string): MailLine {
  const marks = /^ {0,3}>[ >]*/.exec(text)?.[0] ?? ''
  return { text, bare: text.slice(marks.length), depth: marks.replaceAll(' ', '').length, box: null }
}

/** A longer text was not typed by a person, so nothing of it is folded. */
export const TYPED_CHARACTERS: number = 256 * 1024

/** The lines of a plain text; a text that was not typed is one. */
export function linesOfText(text: string): MailLine[] {
  if (text.length > TYPED_CHARACTERS) return [lineOf(cleaned(text))]
  return joinedAngles(cleaned(text).split('\n')).map(lineOf)
}

/** Line ends, spaces and invisible characters as in every text; controls of direction are shown, not obeyed. */
export function cleaned(text: string): string {
  return withVisibleControls(text)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .toWellFormed()
}

/** Shows the characters that change the direction of a text: they can make a file name or a sentence read as another. */
export function withVisibleControls(text: string): string {
  return text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase()}]`,
  )
}

/** Without these characters, as shown, and marks of direction: programs write them around names in Hebrew and Arabic lines. */
export const withoutDirections = (shown: string): string =>
  shown.replace(/\[U\+20(?:2[A-E]|6[6-9])\]|[\u200e\u200f\u061c]/g, '')

/** Gmail wraps its line above a quote between an address and its bracket, so that the bracket looks like the mark of a quoted line. */
function joinedAngles(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const raw of lines) {
    // The space of the line above a signature is its mark.
    const line = raw === '-- ' ? raw : raw.trimEnd()
    const last = joined.at(-1)
    if (last !== undefined && last.length < 400 && /^>[^>\s]{0,3}[:：]$|^>[,:]? \S.{0,60}[:：]$/.test(line)) {
      if (/<[^<>@\s]{1,100}@[^<>\s]{1,200}$/.test(last)) {
        joined[joined.length - 1] = last + line
        continue
      }
    }
    joined.push(line)
  }
  return joined
}
