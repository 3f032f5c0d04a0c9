import type { MailLine } from './mail-lines.ts'
import { isRule } from './quote-marks.ts'
import {
  closings,
  confidentialWords,
  contactWords,
  deviceOpeners,
  devices,
  disclaimerWords,
  fixedNotices,
  noticeOpeners,
  thanks,
} from './quote-words.ts'

const SIGNATURE_LINES = 15
const DEVICE_WORDS = 8
const LINE_CHARACTERS = 400
/** Signature, notice of the company, line of the device, each with a part or two. */
const MOST_PARTS = 6

/**
 * Where the text of a person ends and a signature, a notice of a company or the line of a device begins.
 *
 * @param author - the name of the author, which distinguishes a signature from a list of names.
 * @returns the position behind the text; the number of lines where nothing follows.
 */
export function endOfOwnText(lines: readonly MailLine[], author: string | null): number {
  const names = namesOf(author)
  let end = lines.length
  // The limit keeps a hostile mail with endless parts from blocking the server.
  for (let part = 0; part < MOST_PARTS; part++) {
    const own = lines.slice(0, endWithoutRules(lines, end))
    const next = beginOfLastPart(own, names)
    if (next === null) return part === 0 ? own.length : end
    end = next
  }
  return end
}

function beginOfLastPart(lines: readonly MailLine[], names: readonly string[]): number | null {
  for (const beginOf of [belowDashes, deviceLine, notice, belowClosing, nameAlone]) {
    const begin = beginOf(lines, names)
    if (begin !== null) return begin
  }
  return null
}

/** Rules and empty lines at the end are no text. */
function endWithoutRules(lines: readonly MailLine[], end: number): number {
  let last = end
  while (last > 0 && isEmptyOrRule(lines[last - 1])) last--
  return last
}

const isEmptyOrRule = (line: MailLine | undefined): boolean =>
  line === undefined || (!line.pictures && (line.bare.trim() === '' || isRule(line)))

/**
 * The line `-- ` and what is below it. Programs and gateways take its space away, and people divide their text by two dashes: then the
 * lines below must be those of a signature. A person who writes the mark itself more than once divides a text by it too.
 */
function belowDashes(lines: readonly MailLine[], names: readonly string[]): number | null {
  const at = lines.findLastIndex(({ bare }) => /^(--|—|–|-- {1,3}|[-_]{3,80})$/.test(bare))
  if (at === -1) return null
  const below = textsOf(lines.slice(at + 1))
  if (below.length === 0) return at
  if (below.length > SIGNATURE_LINES) return null
  const marks = lines.filter(({ bare }) => bare.startsWith('-- ') && bare.trim() === '--').length
  const isMark = lines[at]?.bare.startsWith('-- ') === true && (marks === 1 || !below.some(isSentence))
  return isMark || ((isName(below[0] ?? '', names) || below.some(isContact)) && !below.some(isSentence)) ? at : null
}

/** The line of a phone or a program, with the link below it. */
function deviceLine(lines: readonly MailLine[]): number | null {
  const last = lines.at(-1)?.bare ?? ''
  const at = /^<?https?:\/\/\S+$/.test(last.trim()) ? lines.length - 2 : lines.length - 1
  const text = lower((lines[at]?.bare ?? '').replace(/^[\s*[(_]+/, '')).replace(/<?https?:\/\/\S+/g, '')
  if (text === '' || text.length > 100 || /\?/.test(text)) return null
  const excused = text.replace(/[.!]\s?(please excuse|excuse|bitte entschuldigen|veuillez excuser|disculpe).*$/, '')
  const opens = deviceOpeners.some((opener) => text.startsWith(opener) || text.endsWith(opener))
  return opens &&
    devices.some((device) => excused.includes(device)) &&
    !/,/.test(excused) &&
    excused.split(/\s+/).length <= DEVICE_WORDS
    ? at
    : null
}

/** The notice of a company or a virus scanner: the last paragraphs, by the words that only such notices have. */
function notice(lines: readonly MailLine[]): number | null {
  const begin = lines.findLastIndex(({ bare }) => bare.trim() === '') + 1
  if (begin === 0) return null
  const text = lower(textsOf(lines.slice(begin)).join(' ').slice(0, 4_000)).replace(/^[-_—\s*]+/, '')
  if (startsWithOne(text, fixedNotices)) return begin
  const named = disclaimerWords.filter((word) => text.includes(word))
  const words = named.filter((word) => !named.some((longer) => longer !== word && longer.includes(word))).length
  const isConfidential = startsWithOne(text, noticeOpeners) && confidentialWords.some((word) => text.includes(word))
  return words >= 3 || isConfidential ? begin : null
}

const startsWithOne = (text: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => text.startsWith(beginning))

/** The closing of a letter with the name below it. What is below is a signature only if it begins with a name and has no sentence. */
function belowClosing(lines: readonly MailLine[], names: readonly string[]): number | null {
  const from = Math.max(0, lines.length - SIGNATURE_LINES - 8)
  for (let at = lines.length - 2; at >= Math.max(from, 1); at--) {
    const words = lower(lines[at]?.bare ?? '').replace(/[,.!;:…\s]+$/, '')
    const isThanks = thanks.has(words)
    if (!isThanks && !closings.has(words)) continue
    const below = textsOf(lines.slice(at + 1))
    const [first = '', ...rest] = below
    if (below.length === 0 || below.length > SIGNATURE_LINES || below.some(isSentence)) return null
    if (textsOf(lines.slice(0, at)).length === 0) return null
    if (isName(first, names)) return rest.some(isFact) ? null : at
    return !isThanks && looksLikeName(first) && rest.every(isContact) ? at : null
  }
  return null
}

/** The name of the author as the last paragraph, with a title, a company or a number below it. */
function nameAlone(lines: readonly MailLine[], names: readonly string[]): number | null {
  const begin = lines.findLastIndex(({ bare }) => bare.trim() === '') + 1
  const [first = '', ...rest] = textsOf(lines.slice(begin))
  if (begin < 2 || !isName(first, names) || rest.length > 8 || rest.some((line) => isSentence(line) || isFact(line)))
    return null
  const above = textsOf(lines.slice(0, begin)).at(-1) ?? ''
  // Below a colon, or another short line without an end, a name may be one of a list.
  return /[:：,]$/.test(above) || (rest.length === 0 && above.split(' ').length <= 2 && !/[.!?。！？]$/.test(above))
    ? null
    : begin
}

/** The names of an author in lower case: the whole, its parts of three letters or more. */
function namesOf(author: string | null): string[] {
  const whole = lower(author ?? '').replace(/["']/g, '')
  const turned = whole.includes(',') ? whole.split(',').reverse().join(' ').trim() : whole
  const parts = turned.split(/[\s.]+/).filter((part) => part.length >= 2)
  return turned === '' ? [] : [turned, ...parts]
}

function isName(line: string, names: readonly string[]): boolean {
  const text = (lower(line).split(/\s[|·•–-]\s/)[0] ?? '').replace(/^[-–—~*\s]+|[*,.\s]+$/g, '')
  if (names.includes(text)) return true
  const words = text.split(/[\s,.|/]+/)
  // A name with a title, or one of which only the initial is given.
  return names.length > 0 && words.length <= 6 && names.slice(1).filter((name) => words.includes(name)).length >= 2
}

/** A name of one to three words: each begins with a capital, or its script has none. */
function looksLikeName(line: string): boolean {
  const words = line.trim().split(/\s+/)
  if (words.length > 3 || line.length > 40 || /[\d?!:;]/.test(line)) return false
  return words.every((word) => /^\p{Lu}[\p{L}.'’-]*,?$/u.test(word) || isWideName(word))
}

/** Names in scripts without capitals; a Korean sentence ends with one of two syllables. */
const isWideName = (word: string): boolean =>
  /^[\p{Script=Han}・]{2,4}$|^[\p{Script=Katakana}ー・]{2,12}$/u.test(word) ||
  /^\p{Script=Hangul}{1,3}[^다요]$/u.test(word)

/** Lines of a signature that say how to reach a person. */
const isContact = (line: string): boolean =>
  /\S@\S|\bwww\.|https?:\/\/|\+\d[\d\s()/-]{6,}|\b\d{2,5}[\s/-]\d{3,}/.test(line) ||
  contactWords.some((word) => lower(line).split(/[\s:.]+/)[0] === word)

/** A label with a value is a fact of the text, if it is no way to reach a person. */
const isFact = (line: string): boolean =>
  (/^[^:]{1,30}:\s*\S/.test(line) && !isContact(line)) || /^[-*•]\s|^\d{1,2}[.)]\s/.test(line)

function isSentence(line: string): boolean {
  if (line.length > 120 || /^p\.? ?s\.?\b|^nb\b|^n\.b\./i.test(line)) return true
  const words = line.trim().split(/\s+/).length
  if (isContact(line) && words <= 8) return false
  if (/[?？]$/.test(line) || words > 9) return true
  if (/[.!。！]$/.test(line) && (words >= 4 || /[。！]$/.test(line))) return true
  const low = line.match(/(?<!\p{L})\p{Ll}/gu)?.length ?? 0
  return (
    (words >= 5 && low * 5 >= words * 3 && !/[|·•]/.test(line)) || /[\p{Script=Han}\p{Script=Hiragana}]{15}/u.test(line)
  )
}

const textsOf = (lines: readonly MailLine[]): string[] =>
  lines.map(({ bare }) => bare.trim().slice(0, LINE_CHARACTERS)).filter((text) => text !== '')

const lower = (text: string): string => text.toLowerCase().trim()
