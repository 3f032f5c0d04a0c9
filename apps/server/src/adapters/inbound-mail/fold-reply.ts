import { lineOf, type MailLine, TYPED_CHARACTERS } from './mail-lines.ts'
import { type Attribution, attributionAt, beginsHeaders, isForward, isSeparator } from './quote-marks.ts'
import { endOfOwnText } from './signature.ts'

/** A mailed reply, with what was taken for the quoted mail, a signature or a notice apart. Nothing is left out. */
export type FoldedReply = {
  text: string
  folded: string
  /** Words were folded as a quote that are not of a mail of ours, and that the mail program has not marked. */
  hasGuess: boolean
  /** Content-IDs of the pictures of the text, and of those in quotes and marked signatures. */
  pictures: { kept: ReadonlySet<string>; left: ReadonlySet<string> }
}

export type FoldOptions = {
  /** The name of the author, which may be the signature; null if the mail has none. */
  author: string | null
  /** Whether the subject says that the mail is forwarded. */
  isForwarded: boolean
  /** Whether a line is in a mail that was sent about the case. */
  isSent(line: string): boolean
  /** Whether the mail has files, so that it may have no text. */
  hasFiles: boolean
}

type Kind = 'own' | 'quote' | 'signature'

/**
 * Separates what the author of a mail wrote from the quoted mail, the signature and the notices of devices and companies. Cuts only by
 * evidence: the marks of mail programs, and the words of mails that were sent. The time is linear in the length.
 *
 * @param blocks - the lines of each text of the mail. A mark that quotes all below it ends with its block.
 */
export function foldReply(blocks: readonly (readonly MailLine[])[], options: FoldOptions): FoldedReply {
  const fold = (cuts: boolean) =>
    blocks.map((block) => (isTyped(block) ? new Folding(block, options).fold(cuts) : wholeOf(block)))
  const folded = fold(true)
  const isEmpty = !options.hasFiles && !folded.some(hasOwnContent)
  // Text below a mark that quotes it as a whole may as well be the answer, where there is no other.
  const best = isEmpty ? fold(false) : folded
  const lines = best.flatMap((block, index) => (index === 0 ? block.lines : [EMPTY, ...block.lines]))
  const isLeft = ({ line, kind }: KindLine): boolean => kind === 'quote' || line.box?.kind === 'signature'
  const picturesOf = (from: readonly KindLine[]) => new Set(from.flatMap(({ line }) => line.pictures ?? []))
  return {
    text: joined(lines, (kind) => kind === 'own'),
    folded: joined(lines, (kind) => kind !== 'own'),
    hasGuess: best.some(({ hasGuess }) => hasGuess),
    pictures: {
      kept: picturesOf(lines.filter((line) => !isLeft(line))),
      left: picturesOf(lines.filter(isLeft)),
    },
  }
}

const isTyped = (block: readonly MailLine[]): boolean =>
  block.reduce((sum, { text }) => sum + text.length + 1, 0) <= TYPED_CHARACTERS

const wholeOf = (block: readonly MailLine[]): FoldedBlock => ({
  lines: block.map((line) => ({ line, kind: 'own' })),
  hasGuess: false,
})

type KindLine = { line: MailLine; kind: Kind }

type FoldedBlock = { lines: KindLine[]; hasGuess: boolean }

const EMPTY: KindLine = { line: lineOf(''), kind: 'own' }

const hasOwnContent = ({ lines }: FoldedBlock): boolean =>
  lines.some(({ line, kind }) => kind !== 'quote' && line.pictures) ||
  lines.some(({ line, kind }) => kind === 'own' && line.bare.trim() !== '')

/** Lines of one kind; where lines between them are left out, an empty line stays. */
function joined(lines: readonly KindLine[], isWanted: (kind: Kind) => boolean): string {
  const kept: string[] = []
  let isGap = false
  for (const { line, kind } of lines) {
    if (isWanted(kind)) {
      if (isGap && kept.length > 0) kept.push('')
      kept.push(line.text)
    }
    isGap = !isWanted(kind)
  }
  return kept
    .map((text) => text.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
}

const NEAR_LINES = 6
/** Mail programs break lines at about 72 characters; a shorter line was ended by a person. */
const BROKEN_FROM = 60

class Folding {
  readonly #lines: MailLine[]
  readonly #options: FoldOptions
  readonly #kinds: Kind[] = []
  /** A quote was seen, so that further marked lines are its continuation between answers. */
  #hasQuote = false
  #hasGuess = false
  /** Text of the author was found above. */
  #hasOwn = false

  constructor(lines: readonly MailLine[], options: FoldOptions) {
    this.#lines = [...lines]
    this.#options = options
  }

  /** @param cuts - whether a mark may quote everything below it. */
  fold(cuts: boolean): FoldedBlock {
    for (let at = 0; at < this.#lines.length; ) {
      const end = this.#foldAt(at, cuts)
      at = Math.max(end, at + 1)
      while (this.#kinds.length < at) this.#addOwn()
    }
    this.#foldSignatures(cuts)
    return {
      lines: this.#lines.map((line, index) => ({ line, kind: this.#kinds[index] ?? 'own' })),
      hasGuess: this.#hasGuess,
    }
  }

  #addOwn(): void {
    const line = this.#lines[this.#kinds.length]
    this.#kinds.push('own')
    if (line && (line.bare.trim() !== '' || line.pictures)) this.#hasOwn = true
  }

  /** Decides about the lines from here on. @returns the position behind them. */
  #foldAt(at: number, cuts: boolean): number {
    const lines = this.#lines
    const line = lines[at] as MailLine
    if (isForward(line)) return this.#endOfForward(at)
    if (line.box?.kind === 'signature') return this.#mark(at, this.#endOfBox(at), cuts ? 'signature' : 'own')
    if (line.box !== null || line.depth > 0) return this.#foldMarked(at)
    if (this.#options.isForwarded && (line.beginsQuote || beginsHeaders(lines, at))) return lines.length
    if (line.beginsQuote || isSeparator(line) || beginsHeaders(lines, at)) return this.#cut(at, at + 1, cuts)
    const attribution = attributionAt(lines, at)
    if (attribution !== null) return this.#foldAttribution(attribution, cuts)
    return this.#foldSent(at)
  }

  /** A quote that the program has marked, line by line or by an element. Without evidence it is a list, a log or a moved paragraph. */
  #foldMarked(at: number): number {
    const line = this.#lines[at] as MailLine
    const end = line.box === null ? this.#endOfMarkedLines(at) : this.#endOfBox(at)
    const inside = this.#lines.slice(at, end)
    const beginning = inside.filter(({ bare }) => bare.trim() !== '').slice(0, 3)
    if (beginning.some(isForward)) return end
    const plain = inside.slice(0, NEAR_LINES).map(({ bare }) => lineOf(bare))
    const first = plain.findIndex(({ bare }) => bare.trim() !== '')
    const isQuote =
      line.box?.kind === 'quote' ||
      line.box?.kind === 'cite' ||
      this.#hasQuote ||
      (first !== -1 && (attributionAt(plain, first) !== null || beginsHeaders(plain, first))) ||
      inside.some(({ bare }) => this.#options.isSent(bare))
    return isQuote ? this.#quote(at, end) : end
  }

  #foldAttribution({ from, to, column, isComplete }: Attribution, cuts: boolean): number {
    const begin = column === 0 ? from : this.#divide(from, column)
    const end = to + (begin - from)
    const next = this.#lines.slice(end, end + NEAR_LINES).find(({ bare, text }) => bare.trim() !== '' || text !== '')
    const isMarked = next !== undefined && (next.depth > 0 || (next.box !== null && next.box.kind !== 'signature'))
    if (isMarked || (next !== undefined && this.#options.isSent(next.bare))) {
      this.#quote(begin, end)
      return isMarked ? end : this.#cut(end, end, cuts)
    }
    return isComplete ? this.#cut(begin, end, cuts) : begin + 1
  }

  /** Divides a line that ends with an attribution. @returns the position of the attribution. */
  #divide(at: number, column: number): number {
    const line = this.#lines[at] as MailLine
    const [above, below] = [line.text.slice(0, column).trimEnd(), line.text.slice(column)]
    this.#lines.splice(at, 1, { ...line, text: above, bare: above }, { ...line, text: below, bare: below })
    this.#addOwn()
    return at + 1
  }

  /** Lines of a mail that was sent, without any mark: at least two of them, and all but a few between them. */
  #foldSent(at: number): number {
    const { isSent } = this.#options
    if (!isSent(this.#lines[at]?.bare ?? '')) return at + 1
    let [last, sent, unknown] = [at, 1, 0]
    for (let next = at + 1; next < this.#lines.length && unknown <= sent; next++) {
      const { bare, box, depth } = this.#lines[next] as MailLine
      if (box !== null || depth > 0) break
      if (isSent(bare)) [last, sent] = [next, sent + 1]
      else if (bare.trim() !== '') unknown++
    }
    return sent < 2 ? at + 1 : this.#quote(at, last + 1)
  }

  /** Everything from `at` is quoted, unless there is nothing above it. */
  #cut(at: number, endOfMark: number, cuts: boolean): number {
    if (!cuts) return this.#quote(at, Math.max(endOfMark, this.#endOfHeaders(at)))
    if (!this.#hasOwn && !this.#options.hasFiles) return this.#quote(at, this.#lines.length)
    const below = this.#lines.slice(endOfMark).filter(({ bare }) => bare.trim() !== '')
    const sent = below.filter(({ bare }) => this.#options.isSent(bare)).length
    if (below.length > 0 && sent * 4 < below.length) this.#hasGuess = true
    return this.#quote(at, this.#lines.length)
  }

  #endOfHeaders(at: number): number {
    const begin = [at, at + 1, at + 2].find((index) => beginsHeaders(this.#lines, index))
    if (begin === undefined) return at
    let end = begin + 3
    while (end < this.#lines.length && this.#lines[end]?.bare.trim() !== '') end++
    return end
  }

  #quote(from: number, to: number): number {
    this.#hasQuote = true
    return this.#mark(from, to, 'quote')
  }

  #mark(from: number, to: number, kind: Kind): number {
    for (let at = from; at < to; at++) this.#kinds[at] = kind
    return to
  }

  /** A forwarded mail stays; it ends with the element that it is in, or with the mail. */
  #endOfForward(at: number): number {
    return this.#lines[at]?.box ? this.#endOfBox(at) : this.#lines.length
  }

  #endOfBox(at: number): number {
    const box = this.#lines[at]?.box
    let end = at + 1
    while (end < this.#lines.length && this.#lines[end]?.box === box) end++
    return end
  }

  /** Marked lines with the empty lines between them, and the ends of lines that the program has broken. */
  #endOfMarkedLines(at: number): number {
    let end = at + 1
    for (let next = at + 1; next < this.#lines.length; next++) {
      const { depth, box, bare } = this.#lines[next] as MailLine
      if (box !== null) break
      if (depth > 0 || this.#isBrokenEnd(next)) end = next + 1
      else if (bare.trim() !== '') break
    }
    return end
  }

  #isBrokenEnd(at: number): boolean {
    const [above, line, below] = [this.#lines[at - 1], this.#lines[at], this.#lines[at + 1]]
    if (!above || !line || !below || above.depth === 0 || below.depth === 0) return false
    return above.text.length >= BROKEN_FROM && !/[.?!:;]$/.test(above.text) && /^\p{Ll}/u.test(line.text)
  }

  #foldSignatures(cuts: boolean): void {
    const isText = (at: number): boolean => this.#kinds[at] === 'own' && this.#lines[at]?.bare.trim() !== ''
    const ownTexts = this.#lines.filter((_, at) => isText(at)).length
    for (let from = 0; from < this.#lines.length; ) {
      let to = from
      while (to < this.#lines.length && this.#kinds[to] === 'own') to++
      if (to > from) {
        const own = this.#lines.slice(from, to)
        const isForwarded = own.some(isForward)
        const end = isForwarded ? own.length : endOfOwnText(own, this.#options.author)
        const isAll = own.slice(0, end).every(({ bare }) => bare.trim() === '')
        const hasOther = own.filter((_, index) => isText(from + index)).length < ownTexts
        if (cuts || !isAll || hasOther) this.#mark(from + end, to, 'signature')
      }
      from = to + 1
    }
  }
}
