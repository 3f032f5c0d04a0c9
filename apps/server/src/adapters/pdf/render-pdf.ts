import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { CaseDocument, CaseDocumentEntry, CaseDocumentFact, CaseDocumentSection } from 'support'
import { missingNote, printableText } from './printable-text.ts'

/** Sizes in points and colors of a printed document. */
const look = {
  page: 'A4',
  margin: 56,
  /** Leaves a gap between the text and the page number. */
  bottomMargin: 72,
  footerFromBottom: 44,
  /** The horizontal position of values, to the right of their labels. */
  valueFrom: 120,
  /** Less space than this at the bottom of a page: a heading or entry moves to the next page. */
  room: 60,
  title: 20,
  heading: 13,
  text: 10,
  small: 8,
  lineGap: 2,
  ink: '#0f2333',
  secondInk: '#3c4d5b',
} as const

const fontFile = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
const REGULAR = fontFile('OpenSans-Regular')
const BOLD = fontFile('OpenSans-Bold')

/** Limits the size: a text of many empty lines could fill thousands of pages. */
const MAX_PAGES = 300

type Pdf = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/** The state of a rendering: the file, its structure for screen readers, and the preparation of texts. */
type Rendering = {
  pdf: Pdf
  root: Structure
  printable: (text: string) => string
  missing: ReadonlyMap<string, number>
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
  for (const section of document.sections) renderSection(rendering, section)
  renderMissing(rendering)
  root.end()
  renderFooters(rendering, document.footer)
  pdf.end()
  return await bytes
}

function open({ title, language, madeAt }: CaseDocument): Rendering {
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
    font: REGULAR,
    info: { Title: title, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const missing = new Map<string, number>()
  return { pdf, root, missing, printable: (text) => printableText(text, hasGlyph(pdf), missing) }
}

/** The current font is missing from the types of pdfkit. */
function hasGlyph(pdf: Pdf): (codePoint: number) => boolean {
  const { _font: opened } = pdf as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }
  return (codePoint) => opened.font.hasGlyphForCodePoint(codePoint)
}

async function collect(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const isFull = ({ pdf }: Rendering): boolean => pdf.bufferedPageRange().count > MAX_PAGES

function keepRoom({ pdf }: Rendering): void {
  if (pdf.y > pdf.page.height - pdf.page.margins.bottom - look.room) pdf.addPage()
}

type Line = { text: string; font: string; size: number; color: string }

function write(
  { pdf, printable }: Rendering,
  { text, font, size, color }: Line,
  options: PDFKit.Mixins.TextOptions = {},
) {
  pdf.font(font).fontSize(size).fillColor(color)
  pdf.text(printable(text), { lineGap: look.lineGap, ...options })
}

function renderHead(rendering: Rendering, { title, subtitle, facts }: CaseDocument): void {
  const { pdf, root } = rendering
  const bold = { font: BOLD, color: look.ink }
  root.add(pdf.struct('H1', {}, () => write(rendering, { ...bold, text: title, size: look.title })))
  root.add(pdf.struct('P', {}, () => write(rendering, { ...bold, text: subtitle, size: look.heading })))
  pdf.moveDown()
  for (const fact of facts) root.add(pdf.struct('P', {}, () => renderFact(rendering, fact)))
}

/** A label with its value to the right. */
function renderFact(rendering: Rendering, { label, value }: CaseDocumentFact): void {
  const { pdf } = rendering
  keepRoom(rendering)
  const { x, y } = pdf
  write(rendering, { text: label, font: REGULAR, size: look.text, color: look.secondInk }, { width: look.valueFrom })
  pdf.x = x + look.valueFrom
  pdf.y = y
  write(rendering, { text: value, font: REGULAR, size: look.text, color: look.ink })
  pdf.x = x
}

function renderSection(rendering: Rendering, { heading, paragraphs, entries, note }: CaseDocumentSection): void {
  if (isFull(rendering)) return
  const { pdf, root } = rendering
  pdf.moveDown(2)
  keepRoom(rendering)
  const line = { text: heading, font: BOLD, size: look.heading, color: look.ink }
  root.add(pdf.struct('H2', {}, () => write(rendering, line)))
  pdf.moveDown(0.5)
  if (note !== null) renderParagraph(rendering, note, look.secondInk)
  for (const paragraph of paragraphs) renderParagraph(rendering, paragraph)
  for (const entry of entries) renderEntry(rendering, entry)
}

function renderEntry(rendering: Rendering, { head, paragraphs }: CaseDocumentEntry): void {
  if (isFull(rendering)) return
  const { pdf, root } = rendering
  keepRoom(rendering)
  const line = { text: head, font: BOLD, size: look.text, color: look.secondInk }
  root.add(pdf.struct('P', {}, () => write(rendering, line)))
  for (const paragraph of paragraphs) renderParagraph(rendering, paragraph)
}

function renderParagraph(rendering: Rendering, text: string, color: string = look.ink): void {
  if (isFull(rendering)) return
  const { pdf, root } = rendering
  root.add(pdf.struct('P', {}, () => write(rendering, { text, font: REGULAR, size: look.text, color })))
  pdf.moveDown(0.5)
}

/** Says at the end which words the fonts have no characters for. */
function renderMissing(rendering: Rendering): void {
  const note = missingNote(rendering.missing)
  if (note === null) return
  const { pdf, root } = rendering
  pdf.moveDown(2)
  root.add(pdf.struct('P', {}, () => write(rendering, { text: note, font: REGULAR, size: look.text, color: look.ink })))
}

/** The footer with the page number, marked as an artifact because it is not part of the text. */
function renderFooters(rendering: Rendering, footer: string): void {
  const { pdf } = rendering
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // A line below the margin would start a new page.
    pdf.page.margins.bottom = 0
    pdf.x = look.margin
    pdf.y = pdf.page.height - look.footerFromBottom
    pdf.markContent('Artifact', { type: 'Pagination' })
    const text = `${footer} · page ${index + 1} of ${count}`
    write(rendering, { text, font: REGULAR, size: look.small, color: look.secondInk }, { lineBreak: false })
    pdf.endMarkedContent()
  }
}
