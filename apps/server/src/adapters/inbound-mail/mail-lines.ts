/** How a mail program marks the lines inside: as a quote, a signature or indented text. */
export type Box = {
  /** `cite`: each line is marked as quoted; `indent`: indented, which may also be done by the author. */
  kind: 'quote' | 'cite' | 'indent' | 'signature'
}

/** One line of a mail. */
export type MailLine = {
  /** The visible text. */
  text: string
  /** The text without the marks of quoted lines, `>`. */
  bare: string
  /** The number of marks of quoted lines. */
  depth: number
  box: Box | null
  /** A horizontal rule. */
  isRule?: true
  /** Marked by the mail program: everything below is the mail that was answered. */
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

/** Normalises line ends, spaces and invisible characters; makes characters that change the direction of text visible. */
export function cleaned(text: string): string {
  return withVisibleControls(text)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .toWellFormed()
}

/** Makes characters visible that change the direction of text: they could disguise a file name or a sentence. */
export function withVisibleControls(text: string): string {
  return text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase()}]`,
  )
}

/** Removes these visible controls and direction marks: mail programs write them around names in Hebrew and Arabic lines. */
export const withoutDirections = (shown: string): string =>
  shown.replace(/\[U\+20(?:2[A-E]|6[6-9])\]|[\u200e\u200f\u061c]/g, '')

/**
 * Joins lines that Gmail wraps above a quote, between an address and its bracket: the bracket would look like the mark of a quoted line.
 */
function joinedAngles(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const raw of lines) {
    // The trailing space is part of the mark of a signature.
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
