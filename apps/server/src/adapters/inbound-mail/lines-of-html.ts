import { Parser } from 'htmlparser2'
import { type Box, cleaned, type MailLine } from './mail-lines.ts'

/** The lines of an HTML mail, and the pictures that are written into it. */
export type HtmlText = { lines: MailLine[]; pictures: { name: string; data: Buffer }[] }

type Attributes = Readonly<Record<string, string>>

/** An open element. */
type Frame = {
  name: string
  box: Box | null
  isSkipped: boolean
  isPre: boolean
  isBold: boolean
  /** Inside an element of a program for the quoted mail and the answers around it. */
  isThread: boolean
  /** It has an empty line above and below. */
  isSpaced: boolean
  /** Its lines are collected in an area of their own. */
  hasArea: boolean
  /** Lists count their items; an ordered one by numbers. */
  items: number | null
  /** Where the text of a link begins in its line. */
  linkFrom: number
  href: string
}

/** A part of the page whose lines are collected on their own: a cell, a row. */
type Area = { lines: MailLine[]; cells: MailLine[][] | null }

/**
 * Reads an HTML mail as lines, with the marks that its program has made: quotes, signatures, rules, bold labels. Nothing is loaded. The
 * page is read as a stream, in time linear in its length.
 */
export function linesOfHtml(html: string): HtmlText {
  const reader = new LineReader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.addText(text),
    },
    { decodeEntities: true },
  )
  for (let at = 0; at < html.length; at += CHUNK) {
    // Open elements are searched at each end of one, so that endless nesting would take endless time.
    if (reader.depth > MOST_DEPTH) {
      reader.addText(html.slice(at).replace(/<[^<>]{0,5000}>/g, ' '))
      break
    }
    parser.write(html.slice(at, at + CHUNK))
  }
  parser.end()
  return reader.finish()
}

const CHUNK = 16 * 1024
const MOST_DEPTH = 2_000

const blocks = new Set(
  'address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
/** Blocks with an empty line above and below. */
const spaced = new Set('blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '))
const skipped = new Set('head script style title template noscript object svg math map audio video select'.split(' '))
const bold = new Set(['b', 'strong', 'th'])

class LineReader {
  depth = 0
  #frames: Frame[] = [frameOf('', null)]
  #areas: Area[] = [{ lines: [], cells: null }]
  /** The pieces of the line, which are joined at its end. */
  #pieces: string[] = []
  #isBold = false
  #pictures: string[] = []
  #written: { name: string; data: Buffer }[] = []

  get #frame(): Frame {
    return this.#frames.at(-1) as Frame
  }

  get #area(): Area {
    return this.#areas.at(-1) as Area
  }

  open(name: string, attributes: Attributes): void {
    this.depth++
    const parent = this.#frame
    if (name === 'br') this.#endLine()
    if (name === 'img') this.#addPicture(attributes)
    if (name === 'br' || name === 'img') return
    if (blocks.has(name)) this.#endText()
    const hasSpace = isSpaced(name, attributes)
    if (hasSpace) this.#addSpace()
    const isThread = parent.isThread || isThreadElement(name, attributes)
    const own = boxOf(name, attributes, isThread)
    if (own === 'rest') this.#area.lines.push({ ...emptyLine(parent), beginsQuote: true })
    if (name === 'hr' || own === 'rule') this.#area.lines.push({ ...emptyLine(parent), isRule: true })
    const isQuoted = parent.box?.kind === 'quote' || parent.box?.kind === 'cite'
    const box = own === null || own === 'rest' || own === 'rule' || isQuoted ? parent.box : own
    const frame = frameOf(name, parent)
    const isCell = (name === 'td' || name === 'th') && this.#area.cells !== null
    this.#frames.push({
      ...frame,
      box,
      isSpaced: hasSpace,
      hasArea: name === 'tr' || isCell,
      href: name === 'a' ? (attributes.href ?? '') : '',
      linkFrom: this.#pieces.length,
    })
    if (name === 'li' && !frame.isSkipped) this.#addText(markerOf(parent))
    if (name === 'tr') this.#areas.push({ lines: [], cells: [] })
    if (isCell) this.#areas.push({ lines: [], cells: null })
  }

  close(name: string): void {
    this.depth--
    if (name === 'br' || name === 'img') return
    const frame = this.#frame
    if (frame.name !== name || this.#frames.length === 1) return
    if (name === 'a') this.#addHref(frame)
    if (blocks.has(name)) this.#endText()
    // Tables may be malformed: a cell outside a row has no area, and ends none.
    if (frame.hasArea && name === 'tr') this.#endRow()
    else if (frame.hasArea) this.#endCell()
    if (frame.isSpaced) this.#addSpace()
    this.#frames.pop()
  }

  addText(text: string): void {
    if (this.#frame.isSkipped) return
    if (!this.#frame.isPre) {
      this.#addText(text.replace(/[ \t\r\n\f]+/g, ' '))
      return
    }
    const [first = '', ...rest] = text.replace(/\r\n?/g, '\n').split('\n')
    this.#addText(first)
    for (const line of rest) {
      this.#endLine()
      this.#addText(line)
    }
  }

  finish(): HtmlText {
    this.#endText()
    while (this.#areas.length > 1) {
      if (this.#area.cells === null) this.#endCell()
      else this.#endRow()
    }
    const lines = this.#area.lines.flatMap((line) =>
      cleaned(line.text)
        .split('\n')
        .map((text) => withText(line, text === '-- ' ? text : text.trimEnd())),
    )
    return { lines, pictures: this.#written }
  }

  #addText(text: string): void {
    const last = this.#pieces.at(-1)
    const isAfterSpace = last === undefined || last.endsWith(' ')
    const added = !this.#frame.isPre && isAfterSpace ? text.replace(/^ +/, '') : text
    if (added === '') return
    if (last === undefined) this.#isBold = this.#frame.isBold
    this.#pieces.push(added)
  }

  /** Ends a line that has any text. A space that does not break is how programs write an empty line. */
  #endText(): void {
    if (this.#frame.isSkipped) return
    if (this.#pieces.some((piece) => /[^ \t\n]/.test(piece)) || this.#pictures.length > 0) this.#endLine()
    this.#pieces = []
  }

  #endLine(): void {
    if (this.#frame.isSkipped) return
    const text = this.#pieces.join('')
    this.#area.lines.push({
      ...emptyLine(this.#frame),
      text,
      bare: text,
      ...(this.#isBold && { isBold: true }),
      ...(this.#pictures.length > 0 && { pictures: this.#pictures }),
    })
    this.#pieces = []
    this.#isBold = false
    this.#pictures = []
  }

  #addSpace(): void {
    const { lines } = this.#area
    if (lines.length > 0 && lines.at(-1)?.text !== '') lines.push(emptyLine(this.#frame))
  }

  #addHref({ href, linkFrom }: Frame): void {
    const text = this.#pieces.slice(linkFrom).join('').trim()
    if (!/^https?:\/\//i.test(href) || text === '' || href.length > HREF_CHARACTERS) return
    if (withoutScheme(text) !== withoutScheme(href)) this.#pieces.push(` <${href}>`)
  }

  #addPicture({ src = '', alt = '', 'data-emoji': emoji = '' }: Attributes): void {
    if (this.#frame.isSkipped) return
    if (/^cid:/i.test(src)) this.#pictures.push(src.slice('cid:'.length))
    else if (emoji !== '' || EMOJI.test(alt)) this.#addText(emoji || alt)
    else if (this.#written.length < MOST_WRITTEN && this.#frame.box?.kind !== 'quote') {
      const picture = writtenPicture(src)
      if (picture !== null)
        this.#written.push({ ...picture, name: `picture-${this.#written.length + 1}.${picture.name}` })
    }
  }

  #endCell(): void {
    const cell = this.#areas.pop()
    if (cell) this.#area.cells?.push(cell.lines)
  }

  /** The cells of a row of data are put on one line. Programs lay out pages by tables too, whose cells have many lines. */
  #endRow(): void {
    const row = this.#areas.pop()
    const cells = row?.cells ?? []
    const full = cells.filter((lines) => lines.some(({ text, pictures }) => text.trim() !== '' || pictures))
    const isData =
      full.length > 1 &&
      full.every(
        (lines) =>
          textsOf(lines).length <= CELL_LINES && lines.every(({ beginsQuote, isRule }) => !beginsQuote && !isRule),
      )
    const { lines } = this.#area
    // Text of the row outside its cells.
    for (const line of row?.lines ?? []) lines.push(line)
    if (!isData) {
      for (const cell of cells) for (const line of cell) lines.push(line)
      return
    }
    const text = cells.map((lines) => textsOf(lines).join(' ')).join(' | ')
    const first = full[0]?.[0] ?? emptyLine(this.#frame)
    const pictures = cells.flatMap((lines) => lines.flatMap((line) => line.pictures ?? []))
    lines.push({ ...withText(first, text.replace(/[ |]+$/, '')), ...(pictures.length > 0 && { pictures }) })
  }
}

const CELL_LINES = 2
const HREF_CHARACTERS = 1_000
const MOST_WRITTEN = 50
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|[\u200d\ufe0f]){1,12}$/u

const frameOf = (name: string, parent: Frame | null): Frame => ({
  name,
  box: parent?.box ?? null,
  isSkipped: parent?.isSkipped === true || skipped.has(name),
  isPre: name === 'pre' || parent?.isPre === true,
  isBold: bold.has(name) || (parent?.isBold === true && !blocks.has(name)),
  isThread: parent?.isThread === true,
  isSpaced: false,
  hasArea: false,
  items: name === 'ol' ? 0 : null,
  linkFrom: 0,
  href: '',
})

const emptyLine = ({ box }: { box: Box | null }): MailLine => ({ text: '', bare: '', depth: 0, box })

const withText = (line: MailLine, text: string): MailLine => ({ ...line, text, bare: text })

const textsOf = (lines: readonly MailLine[]): string[] =>
  lines.map(({ text }) => text.trim()).filter((text) => text !== '')

function markerOf(list: Frame): string {
  if (list.items === null) return '- '
  list.items++
  return `${list.items}. `
}

const withoutScheme = (address: string): string => address.toLowerCase().replace(/^https?:\/\/|[/\s]+$/g, '')

/** Outlook writes each line as a paragraph, and an empty paragraph between two real ones. */
const isSpaced = (name: string, { class: names = '', style = '' }: Attributes): boolean =>
  spaced.has(name) && !(name === 'p' && (/\bMso/.test(names) || /margin(-top)?:\s*0/.test(style)))

/** A picture that is written into the address of an image, if its bytes are those of a picture. */
function writtenPicture(src: string): { name: string; data: Buffer } | null {
  const comma = src.slice(0, 100).indexOf(',')
  if (!/^data:image\/[\w.+-]{1,30}(;[\w=-]{1,30})*;base64$/i.test(src.slice(0, comma))) return null
  const data = Buffer.from(src.slice(comma + 1), 'base64')
  const kind = pictureKinds.find(([begin]) => data.toString('latin1', 0, begin.length) === begin)
  return kind === undefined ? null : { name: kind[1], data }
}

const pictureKinds: readonly (readonly [begin: string, ending: string])[] = [
  ['\x89PNG', 'png'],
  ['\xff\xd8\xff', 'jpg'],
  ['GIF8', 'gif'],
  ['RIFF', 'webp'],
]

/** What an element is by its name, class or id. Programs that quote a quote write `x_` before the names in it. */
function boxOf(name: string, attributes: Attributes, isThread: boolean): Box | 'rest' | 'rule' | null {
  const { class: names = '', id = '', style = '', type = '' } = attributes
  if (name === 'a' || name === 'br') return null
  const words = wordsOf(`${names} ${id}`)
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word.toLowerCase()))
  if (has(rests) || attributes['data-marker'] === '__DIVIDER__') return 'rest'
  if (attributes['data-smartmail'] === 'gmail_signature' || words.some((word) => SIGNATURE.test(word)))
    return { kind: 'signature' }
  if (name === 'blockquote' && isThread) return { kind: 'quote' }
  if (name === 'blockquote') {
    if (type.toLowerCase() === 'cite' || has(quotes) || words.some((word) => QUOTE.test(word))) return { kind: 'cite' }
    return { kind: 'indent' }
  }
  const isQuote = has(quotes) || words.some((word) => QUOTE.test(word)) || attributes.name === 'quote'
  if (isQuote) return { kind: 'quote' }
  if (name === 'div' && /border-top:\s*(solid|[\d.]+p[tx] solid|none none)/i.test(style)) return 'rule'
  return null
}

/** Programs write `x_` before the names in a mail that they quote. */
const wordsOf = (names: string): string[] => names.split(/\s+/).map((word) => word.replace(/^(x_)+/, ''))

/** An element with the line above a quote, the quote as `blockquote`, and the answers below and between. */
const isThreadElement = (name: string, { class: names = '' }: Attributes): boolean =>
  name === 'div' && wordsOf(names).some((word) => threads.has(word))

const threads: ReadonlySet<string> = new Set([
  'cm_quote',
  'gmail_quote',
  'protonmail_quote',
  'tutanota_quote',
  'zmail_extra',
])

/** Everything below these elements is the mail that was answered. */
const rests: ReadonlySet<string> = new Set([
  'appendonsend',
  'divrplyfwdmsg',
  'mail-editor-reference-message-container',
  'replysplit',
  'zwchr',
])

const quotes: ReadonlySet<string> = new Set([
  'front-blockquote',
  'gmail_attr',
  'isreplycontent',
  'mac_outlook_attribution_blockquote',
  'mail-quote-collapse',
  'missive_quote',
  'moz-cite-prefix',
  'ntes-mailmaster-quote',
  'olk_src_body_section',
  'quoted-text',
  'yahoo_quoted',
])

const QUOTE = /^yahoo_quoted|^ymail_quoted/i
const SIGNATURE =
  /^(gmail_signature(_prefix)?|moz-signature|applemailsignature|(ms-outlook-mobile-)?signature|ms-outlook-mobile-body-separator-line|protonmail_signature_block|tutanota_signature|composer_signature|mailbox_signature|zmail_signature\w*|ydp\w*signature|yahoo-signature|email-signature|bloop_sign\w*)$/i
