import { type MailLine, withoutDirections } from './mail-lines.ts'
import {
  dateLabels,
  forwardMarks,
  fromLabels,
  headerLabels,
  originalMessage,
  wroteOpeners,
  wroteVerbs,
} from './quote-words.ts'

/** The line or lines above a quote that say who wrote it and when. */
export type Attribution = {
  from: number
  /** The position behind it. */
  to: number
  /** Where it begins in its first line. */
  column: number
  /** It names an address and a time, as mail programs do; a person writes rarely both. */
  isComplete: boolean
}

/** A line of a mail program is short; longer ones are text, and are not looked into. */
const LINE_CHARACTERS = 400
const MOST_LINES = 4
const NEAR_LINES = 8

/** Whether a line says that a forwarded mail follows. */
export function isForward({ bare }: MailLine): boolean {
  if (bare.length > 120) return false
  const words = lower(bare.replace(/^[-_=*>\s]+/, '').replace(/[-_=*:：\s]+$/, ''))
  return forwardMarks.has(words)
}

/** Whether a line is one as `-----Original Message-----`. */
export function isSeparator({ bare }: MailLine): boolean {
  if (bare.length > 120 || !/^\s*[-_=*]{2}/.test(bare)) return false
  return originalMessage.has(lower(bare.replace(/^[-_=*\s]+/, '').replace(/[-_=*\s:：]+$/, '')))
}

/**
 * Whether the header block of a quoted mail begins here, or the rule above it: labels below each other, of the sender, of the date, and more.
 * Without an address it may be a flight from one place to another, so that the program must have added a rule or bold letters.
 */
export function beginsHeaders(lines: readonly MailLine[], at: number): boolean {
  const isBelowRule = isRule(lines[at]) || isRuledTitle(lines[at])
  const begin = isBelowRule ? nextText(lines, at + 1) : at
  if (!isHeader(lines[begin])) return false
  const block = lines.slice(begin, begin + NEAR_LINES)
  const labelled = block.filter(isHeader)
  if (labelled.length < 3 || !labelled.some(isOfSender) || !labelled.some(isOfDate)) return false
  const isMarked =
    isBelowRule || isRule(lines[at - 1]) || labelled.every(({ isBold, bare }) => isBold || /^\s*\*/.test(bare))
  if (isMarked) return true
  // A person who shows the head of a mail says so above it.
  const above = lines.slice(Math.max(0, at - 3), at).findLast(({ bare }) => bare.trim() !== '')
  return block.some(({ bare }) => /\S@\S/.test(bare)) && !/[:：]$/.test(above?.bare.trimEnd() ?? '')
}

/**
 * The attribution whose first line is this one, or ends in it.
 *
 * @returns null where the lines are none.
 */
export function attributionAt(lines: readonly MailLine[], at: number): Attribution | null {
  const end = endOfAttribution(lines, at)
  if (end === null) return null
  const whole = evidenceOf(textOf(lines, at, end))
  if (whole === null) return null
  // It begins as far down as its evidence allows: a line above it is of the person.
  for (let from = end - 1; from > at; from--) {
    const part = evidenceOf(textOf(lines, from, end))
    const hasAll =
      part !== null &&
      part.hasVerb === whole.hasVerb &&
      part.hasAddress === whole.hasAddress &&
      part.hasTime === whole.hasTime
    if (hasAll && !isPartOf(lines, at, from, end)) return null
  }
  const first = lines[at]?.bare ?? ''
  return {
    from: at,
    to: end,
    column: columnOf(first, textOf(lines, at + 1, end), whole),
    isComplete: whole.hasAddress && whole.hasTime && (whole.hasVerb || BRACKETED.test(textOf(lines, at, end))),
  }
}

/** Whether the lines above `from` belong to the attribution: it begins there, or the name of the address is there. */
function isPartOf(lines: readonly MailLine[], at: number, from: number, end: number): boolean {
  const first = lines[at]?.bare.trim() ?? ''
  const rest = textOf(lines, from, end)
  if (rest.startsWith('<')) return at === from - 1 && first.length <= NAME_CHARACTERS && !/[.!?。！？]$/.test(first)
  return beginsAttribution(first) && !beginsAttribution(rest)
}

const NAME_CHARACTERS = 60

/** The end of the first attribution that may begin here, in this line or one of the next. */
function endOfAttribution(lines: readonly MailLine[], at: number): number | null {
  let length = 0
  for (let next = at; next < at + MOST_LINES; next++) {
    const line = lines[next]
    if (!line || line.bare.trim() === '' || line.depth > 0 || line.box !== lines[at]?.box) return null
    length += line.bare.length
    if (length > LINE_CHARACTERS) return null
    if (/[:：>)_*-]\s*$/.test(withoutDirections(line.bare)) && evidenceOf(textOf(lines, at, next + 1)) !== null)
      return next + 1
  }
  return null
}

const textOf = (lines: readonly MailLine[], from: number, to: number): string =>
  lines
    .slice(from, to)
    .map(({ bare }) => withoutDirections(bare).trim())
    .join(' ')

/** Where an attribution begins in a line that has words before it. */
function columnOf(first: string, rest: string, whole: Evidence): number {
  if (beginsAttribution(first.trim())) return 0
  const isDated = YEAR.test(`${first} ${rest}`)
  const isWhole = (column: number): boolean => {
    const text = `${first.slice(column)} ${rest}`.trim()
    const part = evidenceOf(text)
    // A date with full stops is not divided.
    const hasDate = YEAR.test(text) === isDated && !/^\d{1,2}\.?\s(19|20)\d\d\b/.test(text)
    return part !== null && beginsAttribution(text) && part.hasAddress === whole.hasAddress && hasDate
  }
  const ends = [...first.matchAll(/[.!?…。！？]["'”’)\]]?\s+|[。！？]/gu)].map(
    ({ index, 0: gap }) => index + gap.length,
  )
  const capitals = [...first.matchAll(/\s(?=\p{Lu}\p{Ll}{0,3}\s)/gu)].map(({ index }) => index + 1)
  return ends.find(isWhole) ?? capitals.find(isWhole) ?? 0
}

type Evidence = { hasVerb: boolean; hasAddress: boolean; hasTime: boolean }

/** What a text has of an attribution; null where it is none. */
function evidenceOf(text: string): Evidence | null {
  const line = lower(text.replace(/^[-*_\s]+/, ''))
  const isDashed = /^\s*-{2,}/.test(text) && /-{2,}\s*$/.test(text)
  const ending = line.replace(/[-*_\s]+$/, '')
  const end = ending.replace(/\s*[:：]$/, '')
  const hasColon = end !== ending
  const hasAddress = /[^\s<>@()[\]]@[^\s<>@()[\]]/.test(line)
  const hasTime = TIME.test(line)
  const endsWithVerb = ENDS_WITH_VERB.test(end)
  const hasVerb = endsWithVerb || ((startsWithOpener(line) || hasAddress) && HAS_VERB.test(line))
  const evidence = { hasVerb, hasAddress, hasTime }
  if (isDashed && endsWithVerb) return evidence
  if (hasColon && hasVerb && (hasAddress || hasTime || (endsWithVerb && end.length <= 80))) return evidence
  if (hasColon && hasAddress && hasTime) return evidence
  // Old programs write the date and the address alone.
  return /^\d{4}[-/.年]\s?\d{1,2}/.test(line) && hasAddress && /[>)]$/.test(ending) ? evidence : null
}

/** An address as programs write it after a name. */
const BRACKETED = /[<(]\s?[^\s<>()@]{1,100}@[^\s<>()]{1,200}[>)]/

const VERBS = wroteVerbs.map((verb) => verb.replace(/[()/]/g, '\\$&')).join('|')
const ENDS_WITH_VERB = new RegExp(`(?:${VERBS})$`)
const HAS_VERB = new RegExp(`(?:^|\\s)(?:${VERBS})(?:\\s|$)`)

const YEAR = /\b(19|20)\d\d(?!\d)/

const TIME = /\d[:.h時点]\d\d|\b(19|20)\d\d\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d+\s?[年년]/

/** Whether a text begins as an attribution does: with a date, or a word before one, or a name and an address. */
function beginsAttribution(text: string): boolean {
  const line = lower(text.replace(/^[-*_"'„“\s]+/, ''))
  return (
    (startsWithOpener(line) && /^\S+.{0,60}?\d/.test(line)) ||
    /^(\d{1,4}[./\-年년]|\d{1,2}\s\p{L})/u.test(line) ||
    /^\p{L}{2,5}[.,]{1,2}\s?\d/u.test(line) ||
    /^[\p{L}\d"'., ()-]{0,60}[<(]?[^\s<>@()]{1,64}@[^\s<>@()]{1,100}[>)]?/u.test(line)
  )
}

const startsWithOpener = (line: string): boolean => wroteOpeners.has(/^[^\s.,:]+/.exec(line)?.[0] ?? '')

/** Words between dashes, as some programs write them above a header block. */
const isRuledTitle = (line: MailLine | undefined): boolean =>
  line !== undefined && line.bare.length <= 100 && /^\s*-{3,}\s?[^-].*[^-]\s?-{3,}\s*$/.test(line.bare)

/** A rule of an element, or of dashes alone. */
export const isRule = (line: MailLine | undefined): boolean =>
  line !== undefined && (line.isRule === true || /^\s*[-_]{5,80}\s*$/.test(line.bare))

function nextText(lines: readonly MailLine[], from: number): number {
  const next = lines.slice(from, from + 3).findIndex(({ bare }) => bare.trim() !== '')
  return next === -1 ? from : from + next
}

const isOfSender = (line: MailLine): boolean => fromLabels.has(labelOf(line))

const isOfDate = (line: MailLine): boolean => dateLabels.has(labelOf(line)) && /\d/.test(line.bare)

const isHeader = (line: MailLine | undefined): boolean =>
  line !== undefined && (isOfSender(line) || headerLabels.has(labelOf(line)) || dateLabels.has(labelOf(line)))

/** The label of a header line, such as `from`; empty where the line is none. */
function labelOf({ bare }: MailLine): string {
  if (!/[:：]/.test(bare.slice(0, 40))) return ''
  const [, label = ''] = /^[*\s]{0,4}([^:：*]{1,30}?)\s?\*?[:：]/.exec(bare.slice(0, LINE_CHARACTERS)) ?? []
  return lower(label)
}

const lower = (text: string): string => withoutDirections(text).toLowerCase().trim()
