import PDFDocument from 'pdfkit'
import type { CaseDocument, CaseDocumentBrand, CaseDocumentEntry, CaseDocumentFact, CaseDocumentSection } from 'support'
import { layoutText, type TextLine } from './layout-text.ts'
import { EMOJI, pdfFaces } from './pdf-fonts.ts'
import { missingNote, printableText } from './printable-text.ts'

/** Sizes in points and colors of a printed document. */
const look = {
  page: 'LETTER',
  margin: 45.4,
  /** Leaves a gap between the text and the footer. */
  bottomMargin: 76,
  footerFromBottom: 56,
  /** Less space than this at the bottom of a page: a heading moves to the next page. */
  room: 60,
  title: 18,
  brand: 14,
  heading: 11.5,
  text: 10.5,
  small: 9,
  lineHeight: 1.4,
  /** Height of the letters above the line, in parts of the size. */
  ascent: 1.05,
  cellPadding: 8,
  cellsPerRow: 4,
  ink: '#0f2333',
  secondInk: '#556471',
  rule: '#9aa7b2',
  mark: '#0f4162',
  markInk: '#fbfdfe',
} as const

/** Limits the size: a text of many empty lines could fill thousands of pages. */
const MAX_PAGES = 300

type Pdf = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement
type Face = keyof typeof pdfFaces

/** How a text is set. */
type Style = { face: Face; size: number; color: string }

const styles = {
  brand: { face: 'bold', size: look.brand, color: look.ink },
  title: { face: 'bold', size: look.title, color: look.ink },
  heading: { face: 'bold', size: look.heading, color: look.ink },
  strong: { face: 'bold', size: look.text, color: look.ink },
  text: { face: 'regular', size: look.text, color: look.ink },
  mono: { face: 'mono', size: look.text, color: look.ink },
  small: { face: 'regular', size: look.small, color: look.secondInk },
} as const satisfies Record<string, Style>

/** A text in lines, ready to be written. */
type SetText = { lines: readonly TextLine[]; style: Style; width: number }

/** The state of a rendering: the file, its structure for screen readers, and the words that no font has. */
type Rendering = {
  pdf: Pdf
  root: Structure
  /** The width between the margins. */
  width: number
  missing: Map<string, number>
  /** The fonts found for the characters of each face. */
  files: Record<Face, Map<number, string | undefined>>
}

/**
 * Renders a document as a tagged PDF with its fonts in it. It loads nothing, contains no links and shows texts
 * unchanged. Content after 300 pages is dropped.
 */
export async function renderPdf(document: CaseDocument): Promise<Uint8Array> {
  const rendering = open(document)
  const { pdf, root } = rendering
  const bytes = collect(pdf)
  renderHead(rendering, document)
  renderFacts(rendering, document.facts)
  for (const section of document.sections) renderSection(rendering, section)
  renderMissing(rendering)
  root.end()
  renderFooters(rendering, document)
  pdf.end()
  return await bytes
}

function open({ number, language, madeAt }: CaseDocument): Rendering {
  const pdf = new PDFDocument({
    size: look.page,
    margins: { top: look.margin, left: look.margin, right: look.margin, bottom: look.bottomMargin },
    bufferPages: true,
    pdfVersion: '1.7',
    // Missing from the types.
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'] & string,
    tagged: true,
    displayTitle: true,
    lang: language,
    font: pdfFaces.regular[0] ?? '',
    info: { Title: `Case ${number}`, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return {
    pdf,
    root,
    width: pdf.page.width - 2 * look.margin,
    missing: new Map(),
    files: { regular: new Map(), bold: new Map(), mono: new Map() },
  }
}

async function collect(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The first font of a face with a glyph for a character; undefined for none. */
function fileFor({ pdf, files }: Rendering, face: Face, codePoint: number): string | undefined {
  const known = files[face]
  if (!known.has(codePoint))
    known.set(
      codePoint,
      pdfFaces[face].find((file) => hasGlyph(pdf, file, codePoint)),
    )
  return known.get(codePoint)
}

/** Whether a font has a glyph; the fonts are missing from the types of pdfkit. */
function hasGlyph(pdf: Pdf, file: string, codePoint: number): boolean {
  const { _font: opened } = pdf.font(file) as unknown as {
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
  }
  return opened.font.hasGlyphForCodePoint(codePoint)
}

/** Breaks a text into lines of at most this width, by default that of the page. */
function setText(rendering: Rendering, text: string, style: Style, width: number = rendering.width): SetText {
  const { pdf, missing } = rendering
  const printable = printableText(text, (codePoint) => fileFor(rendering, style.face, codePoint) !== undefined, missing)
  const lines = layoutText(printable, width, {
    fileOf: (character, previous) => {
      const codePoint = character.codePointAt(0) ?? 0
      // Spaces and accents stay in the font of the letter before them.
      const isKept = previous !== undefined && previous !== EMOJI && /[\s\p{M}]/u.test(character)
      if (isKept && hasGlyph(pdf, previous, codePoint)) return previous
      return fileFor(rendering, style.face, codePoint) ?? pdfFaces[style.face][0] ?? ''
    },
    widthOf: (piece, file, isRightToLeft) =>
      pdf.font(file).fontSize(style.size).widthOfString(piece, optionsOf(isRightToLeft)),
  })
  return { lines, style, width }
}

/** With a list of features pdfkit shapes a whole run at once, and not word by word from left to right. */
const optionsOf = (isRightToLeft: boolean): PDFKit.Mixins.TextOptions => (isRightToLeft ? { features: [] } : {})

const lineHeightOf = ({ size }: Style): number => size * look.lineHeight
const heightOf = ({ lines, style }: SetText): number => lines.length * lineHeightOf(style)
const bottomOf = ({ page }: Pdf): number => page.height - page.margins.bottom
const isFull = ({ pdf }: Rendering): boolean => pdf.bufferedPageRange().count > MAX_PAGES

/** Starts a new page when this height is not left on the page; taller content starts where it is. */
function keepRoom({ pdf }: Rendering, height: number = look.room): void {
  const isPageful = height > bottomOf(pdf) - look.margin
  if (!isPageful && pdf.y + height > bottomOf(pdf)) pdf.addPage()
}

/** Writes lines below each other, and moves below them. */
function write(rendering: Rendering, { lines, style, width }: SetText, x: number = look.margin): void {
  const { pdf } = rendering
  for (const line of lines) {
    if (isFull(rendering)) return
    if (pdf.y + lineHeightOf(style) > bottomOf(pdf)) pdf.addPage()
    writeLine(pdf, line, style, line.isRightToLeft ? x + width - line.width : x)
    pdf.y += lineHeightOf(style)
  }
}

/** Writes one line at the current height, without moving. */
function writeLine(pdf: Pdf, { runs }: TextLine, { size, color }: Style, x: number): void {
  const top = pdf.y
  let left = x
  for (const { text, file, width, isRightToLeft } of runs) {
    pdf.font(file).fontSize(size).fillColor(color)
    pdf.text(text, left, top + size * look.ascent, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...optionsOf(isRightToLeft),
    })
    left += width
  }
  pdf.x = look.margin
  pdf.y = top
}

/** Draws what is not part of the text, such as a rule. */
function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

function rule({ pdf, width }: Rendering, thickness: number, color: string): void {
  decorate(pdf, () => {
    pdf.rect(look.margin, pdf.y, width, thickness).fill(color)
  })
}

function renderHead(rendering: Rendering, { brand, printed, number, title }: CaseDocument): void {
  const { pdf, root, width } = rendering
  const top = pdf.y
  root.add(pdf.struct('P', {}, () => renderBrand(rendering, brand)))
  const below = pdf.y
  pdf.y = top
  root.add(
    pdf.struct('P', {}, () => {
      for (const text of printed) {
        const line = setText(rendering, text, styles.small)
        write(rendering, line, look.margin + width - (line.lines[0]?.width ?? 0))
      }
    }),
  )
  pdf.y = Math.max(below, pdf.y) + 6
  rule(rendering, 1.5, look.ink)
  pdf.y += 16
  const small = { ...styles.mono, size: look.small }
  root.add(pdf.struct('P', {}, () => write(rendering, setText(rendering, number, small))))
  root.add(pdf.struct('H1', {}, () => write(rendering, setText(rendering, title, styles.title))))
  pdf.y += 8
}

const MARK = 26

/** Name and company, after the mark of the product where the portal has no other logo. */
function renderBrand(rendering: Rendering, { name, company, hasOwnLogo }: CaseDocumentBrand): void {
  const { pdf } = rendering
  const { y } = pdf
  if (!hasOwnLogo) {
    pdf
      .save()
      .translate(look.margin, y)
      .scale(MARK / 32)
    pdf.roundedRect(0, 0, 32, 32, 7).fill(look.mark)
    pdf.lineJoin('round').lineCap('round').strokeColor(look.markInk)
    pdf.lineWidth(2.6).path('M9 23.5V9.2L22.6 22V12.4').stroke()
    pdf.lineWidth(2).circle(22.6, 8.6, 2.5).stroke().restore()
  }
  const x = hasOwnLogo ? look.margin : look.margin + MARK + 8
  pdf.y = y - 3
  write(rendering, setText(rendering, name, styles.brand), x)
  write(rendering, setText(rendering, company, styles.small), x)
}

/** The facts in ruled cells, four in a row. */
function renderFacts(rendering: Rendering, facts: readonly CaseDocumentFact[]): void {
  const { pdf, root, width } = rendering
  const cellWidth = width / look.cellsPerRow
  const inner = cellWidth - 2 * look.cellPadding
  for (let start = 0; start < facts.length; start += look.cellsPerRow) {
    const cells = facts.slice(start, start + look.cellsPerRow).map(({ label, value, isMono }) => ({
      label: setText(rendering, label, styles.small, inner),
      value: setText(rendering, value, isMono ? styles.mono : styles.strong, inner),
    }))
    const height =
      Math.max(...cells.map(({ label, value }) => heightOf(label) + heightOf(value))) + look.cellPadding * 1.5
    keepRoom(rendering, height)
    const { y } = pdf
    decorate(pdf, () => {
      pdf.lineWidth(0.6).strokeColor(look.rule).rect(look.margin, y, width, height).stroke()
      for (let at = 1; at < look.cellsPerRow; at++) {
        const x = look.margin + at * cellWidth
        pdf
          .moveTo(x, y)
          .lineTo(x, y + height)
          .stroke()
      }
    })
    for (const [at, { label, value }] of cells.entries()) {
      const x = look.margin + at * cellWidth + look.cellPadding
      pdf.y = y + look.cellPadding * 0.75
      root.add(
        pdf.struct('P', {}, () => {
          write(rendering, label, x)
          write(rendering, value, x)
        }),
      )
    }
    pdf.y = y + height
  }
}

function renderSection(rendering: Rendering, { heading, paragraphs, entries, note }: CaseDocumentSection): void {
  if (isFull(rendering)) return
  const { pdf, root } = rendering
  pdf.y += 16
  keepRoom(rendering)
  root.add(pdf.struct('H2', {}, () => write(rendering, setText(rendering, heading, styles.heading))))
  pdf.y += 2
  if (note !== null) renderParagraph(rendering, setText(rendering, note, { ...styles.text, color: look.secondInk }))
  for (const paragraph of paragraphs) renderParagraph(rendering, setText(rendering, paragraph, styles.text))
  const hasTexts = entries.some((entry) => entry.paragraphs.length > 0)
  for (const entry of entries) renderEntry(rendering, entry, hasTexts)
}

/** An entry, on one page where it fits; entries with texts have a rule above them. */
function renderEntry(rendering: Rendering, { head, detail, paragraphs }: CaseDocumentEntry, hasRule: boolean): void {
  if (isFull(rendering)) return
  const { pdf, root, width } = rendering
  const texts = paragraphs.map((paragraph) => setText(rendering, paragraph, styles.text))
  const title = setText(rendering, head, styles.strong)
  const [first] = title.lines
  const endOfHead = (first?.width ?? 0) + 6
  const time = setText(rendering, detail, styles.small)
  const fitsOnLine = title.lines.length === 1 && endOfHead + (time.lines[0]?.width ?? 0) <= width
  const height = [title, ...(fitsOnLine ? [] : [time]), ...texts].reduce((sum, text) => sum + heightOf(text) + 4, 12)
  keepRoom(rendering, height)
  if (hasRule) {
    rule(rendering, 0.6, look.rule)
    pdf.y += 6
  }
  root.add(
    pdf.struct('P', {}, () => {
      if (fitsOnLine && time.lines[0]) {
        // On the same line as the head, whose letters are larger.
        pdf.y += (look.text - look.small) * look.ascent
        writeLine(pdf, time.lines[0], styles.small, look.margin + endOfHead)
        pdf.y -= (look.text - look.small) * look.ascent
      }
      write(rendering, title)
      if (!fitsOnLine) write(rendering, time)
    }),
  )
  for (const text of texts) renderParagraph(rendering, text)
  pdf.y += hasRule ? 2 : 0
}

function renderParagraph(rendering: Rendering, text: SetText): void {
  if (isFull(rendering)) return
  const { pdf, root } = rendering
  root.add(pdf.struct('P', {}, () => write(rendering, text)))
  pdf.y += 4
}

/** Says at the end which words the fonts have no characters for. */
function renderMissing(rendering: Rendering): void {
  const note = missingNote(rendering.missing)
  if (note === null) return
  rendering.pdf.y += 16
  renderParagraph(rendering, setText(rendering, note, styles.text))
}

/** The footer with the page number, marked as an artifact because it is not part of the text. */
function renderFooters(rendering: Rendering, { number, footer }: CaseDocument): void {
  const { pdf, width } = rendering
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // A line below the margin would start a new page.
    pdf.page.margins.bottom = 0
    pdf.y = pdf.page.height - look.footerFromBottom
    rule(rendering, 0.6, look.rule)
    pdf.y += 6
    pdf.markContent('Artifact', { type: 'Pagination' })
    const [left] = setText(rendering, footer, styles.small).lines
    const [right] = setText(rendering, `${number} · page ${index + 1} of ${count}`, styles.small).lines
    if (left) writeLine(pdf, left, styles.small, look.margin)
    if (right) writeLine(pdf, right, styles.small, look.margin + width - right.width)
    pdf.endMarkedContent()
  }
}
