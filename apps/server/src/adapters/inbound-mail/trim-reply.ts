import {
  closings,
  deviceLines,
  disclaimers,
  fromLabels,
  headerLabels,
  originalMessage,
  wroteOpeners,
  wroteVerbs,
} from './quote-words.ts'

/** Marks the place in a text where, according to the mail program, the quoted mail begins. */
export const QUOTE_BEGINS = '\ue000'

/**
 * Extracts the text that the author of a mail wrote: without the quoted mail, the signature and the lines that devices and companies add.
 * Replies between quoted lines are kept. The running time is linear in the length of the text.
 *
 * @param author - the name of the sender, which may be the signature; null if the mail has none.
 */
export function trimReply(text: string, author: string | null = null): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const own = withoutSignature(withoutQuotes(lines), author)
  return own
    .join('\n')
    .replaceAll(QUOTE_BEGINS, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutQuotes(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) continue
    if (line.includes(QUOTE_BEGINS)) return [...kept, line.slice(0, line.indexOf(QUOTE_BEGINS))]
    if (isSeparator(line) || beginsHeaders(lines, at)) return kept
    const attribution = attributionLength(lines, at)
    if (attribution === 0) {
      kept.push(line)
      continue
    }
    const next = nextText(lines, at + attribution)
    // If the next lines have no quote marks, everything after the attribution is quoted.
    if (next === null || !isQuoted(next)) return kept
    at += attribution - 1
  }
  return kept
}

const isQuoted = (line: string): boolean => /^ {0,3}>/.test(line)

const nextText = (lines: readonly string[], from: number): string | null =>
  lines.slice(from, from + NEAR_LINES).find((line) => line !== '') ?? null

const NEAR_LINES = 6
/** A line of a mail program is short; longer ones are text, and are not looked into. */
const LINE_CHARACTERS = 400

function isSeparator(line: string): boolean {
  if (line.length > LINE_CHARACTERS || !/^[-_=*]{2}/.test(line)) return false
  return originalMessage.includes(lower(line.replace(/^[-_=*\s]+/, '').replace(/[-_=*\s:]+$/, '')))
}

/**
 * Whether the header block of a quoted mail begins here, or the rule above it: labels below each other, one of them of the sender, and an
 * address. Without an address it may be a flight from one place to another.
 */
function beginsHeaders(lines: readonly string[], at: number): boolean {
  const begin = /^[-_]{5,60}$/.test(lines[at] ?? '') ? at + (lines[at + 1] === '' ? 2 : 1) : at
  if (!isHeader(lines[begin])) return false
  const block = lines.slice(begin, begin + NEAR_LINES)
  const labelled = block.filter(isHeader)
  return labelled.length >= 3 && labelled.some(isOfSender) && block.some((line) => /\S@\S/.test(line))
}

const isOfSender = (line: string): boolean => fromLabels.includes(labelOf(line))

const isHeader = (line = ''): boolean => isOfSender(line) || headerLabels.includes(labelOf(line))

/** The label of a header line, such as `from`; empty where the line is none. */
function labelOf(line: string): string {
  if (!/[:：]/.test(line)) return ''
  const [, label = ''] = /^[*\s]{0,4}([^:：*]{1,20}?)\s?\*?[:：]/.exec(line.slice(0, LINE_CHARACTERS)) ?? []
  return lower(label)
}

/** How many lines, from here on, say who wrote the quoted mail and when; 0 where they do not. */
function attributionLength(lines: readonly string[], at: number): number {
  let joined = ''
  for (let count = 1; count <= 4; count++) {
    const line = lines[at + count - 1]
    if (line === undefined || line === '' || isQuoted(line) || joined.length + line.length > LINE_CHARACTERS) return 0
    joined = `${joined} ${line}`.trim()
    if (isAttribution(joined)) return count
  }
  return 0
}

function isAttribution(line: string): boolean {
  if (!/[:：]$/.test(line)) return false
  const text = lower(
    line
      .slice(0, -1)
      .trimEnd()
      .replace(/^[-*\s]+/, ''),
  )
  const hasAddress = /[^\s<>@]@[^\s<>@]/.test(text)
  const hasTime = /\d[:.h]\d\d/.test(text)
  if (!hasAddress && !hasTime && !/\d{4}/.test(text)) return false
  if (wroteVerbs.some((verb) => text.endsWith(verb))) return true
  if (hasAddress && hasTime && text.endsWith('>')) return true
  const opens =
    hasAddress || wroteOpeners.some((opener) => text.startsWith(`${opener} `) || text.startsWith(`${opener}. `))
  return opens && wroteVerbs.some((verb) => text.includes(` ${verb} `))
}

function withoutSignature(lines: readonly string[], author: string | null): string[] {
  const delimiter = lines.findIndex((line) => line === '--' || line === '—')
  let own = withoutBlankEnd(delimiter === -1 ? lines : lines.slice(0, delimiter))
  // A signature has few parts: the limit keeps a hostile mail with endless parts from blocking the server.
  for (let part = 0; part < MOST_PARTS; part++) {
    own = withoutBlankEnd(withoutClosing(withoutDisclaimer(withoutDevice(own)), author))
  }
  return own
}

const MOST_PARTS = 6

function withoutBlankEnd(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !/^[-_*]{3,60}$/.test(line))
  return lines.slice(0, last + 1)
}

/** Programs add a link below the name of the device, or behind it. */
function withoutDevice(lines: readonly string[]): readonly string[] {
  const at = lines.length - 1
  const isLink = /^<?https?:\/\/\S+$/.test(lines[at] ?? '')
  const device = isLink ? at - 1 : at
  return startsWithOne(lines[device], deviceLines) ? lines.slice(0, device) : lines
}

function withoutDisclaimer(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex(
    (line, index) => startsWithOne(line, disclaimers) && (index === 0 || lines[index - 1] === ''),
  )
  return at > 0 ? lines.slice(0, at) : lines
}

/** Takes away the closing with the name and address below it, where nothing below it reads like a sentence; or the name alone. */
function withoutClosing(lines: readonly string[], author: string | null): readonly string[] {
  const last = lower(lines.at(-1) ?? '').replace(/^[-–—]\s*/, '')
  if (lines.length > 1 && namesOf(author).includes(last)) return lines.slice(0, -1)
  const at = lines.findLastIndex((line) => closings.includes(lower(line).replace(/[,.!;:\s]+$/, '')))
  if (at === -1) return lines
  const below = lines.slice(at + 1).filter((line) => line !== '')
  if (below.length > SIGNATURE_LINES || below.some(isSentence)) return lines
  const above = lines.slice(0, at)
  // Who only says thanks has said it.
  return above.some((line) => line !== '') ? above : lines.slice(0, at + 1)
}

const SIGNATURE_LINES = 12

function isSentence(line: string): boolean {
  if (line.length > 90 || /^p\.? ?s\.?\b|^nb\b/i.test(line)) return true
  return /[.?!。？]$/.test(line) && line.split(' ').length >= 4
}

function namesOf(author: string | null): string[] {
  if (author === null) return []
  const name = lower(author).trim()
  const [first = ''] = name.split(' ')
  return name === '' ? [] : [name, first]
}

const startsWithOne = (line: string | undefined, beginnings: readonly string[]): boolean => {
  const text = lower((line ?? '').slice(0, LINE_CHARACTERS).replace(/^[\s*[(]+/, ''))
  return beginnings.some((beginning) => text.startsWith(beginning))
}

const lower = (text: string): string => text.toLowerCase().trim()
