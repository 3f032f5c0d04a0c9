import { decodeHeaderText } from './decode-text.ts'
import { linesOfHtml } from './lines-of-html.ts'
import { linesOfText, type MailLine } from './mail-lines.ts'
import { contentOf, fileNameOf, type MimePart, textOf, uuencodedFiles } from './mime-parts.ts'

export type BodyFile = { name: string | null; type: string; contentId: string | null; data: Buffer }

/** The texts of a mail, and its files. */
export type MailBody = {
  /** The lines of each text, in their order. */
  blocks: MailLine[][]
  files: BodyFile[]
  /** Pictures that are written into the HTML. */
  pictures: BodyFile[]
  /** The character set of the first text; null where it names none. */
  charset: string | null
}

/** Reads every part of a mail: several texts follow each other, and of alternatives the best is taken. */
export function mailBodyOf(mail: MimePart): MailBody {
  const charset = firstCharset(mail)
  const body: MailBody = { blocks: [], files: [], pictures: [], charset }
  addPart(body, mail)
  // Some programs name the only text of a mail.
  if (!body.blocks.some(hasText)) {
    const text = leavesOf(mail).find(
      ({ type, disposition }) => type.startsWith('text/') && disposition !== 'attachment',
    )
    if (text) addText(body, text)
  }
  return body
}

function addPart(body: MailBody, part: MimePart): void {
  if (part.type === 'multipart/alternative' && part.parts.length > 0) addAlternative(body, part)
  else if (part.parts.length > 0) for (const inner of part.parts) addPart(body, inner)
  else if (isText(part)) addText(body, part)
  else body.files.push(fileOf(body, part))
}

/** A text part with a name is a file, however a program shows it. */
const isText = ({ type, name, disposition }: MimePart): boolean =>
  name === null &&
  disposition !== 'attachment' &&
  /^(text\/(plain|html|enriched|x-markdown|markdown)|multipart\/.*)$/.test(type)

function addText(body: MailBody, part: MimePart): void {
  const text = textOf(part)
  if (part.type === 'text/html') {
    const { lines, pictures } = linesOfHtml(text)
    body.blocks.push(lines)
    for (const picture of pictures) body.pictures.push({ ...picture, type: 'image/png', contentId: null })
    return
  }
  const { text: rest, files } = uuencodedFiles(
    part.type === 'text/enriched' ? text.replace(/<[^<>]{1,40}>/g, '') : text,
  )
  body.blocks.push(linesOfText(rest))
  for (const file of files) body.files.push({ ...file, type: 'application/octet-stream', contentId: null })
}

/**
 * Of alternatives, the HTML has the marks of quotes. A gateway may have written its own words as HTML next to the text of a person: where most
 * words of the text are not in the HTML, both are taken.
 */
function addAlternative(body: MailBody, { parts }: MimePart): void {
  const readings = parts
    .filter(({ type }) => !/^text\/(x-amp-html|watch-html|calendar)$/.test(type))
    .map((part) => {
      const own: MailBody = { blocks: [], files: [], pictures: [], charset: body.charset }
      addPart(own, part)
      return own
    })
  for (const { files } of readings) for (const file of files) body.files.push(file)
  for (const part of parts) if (part.type === 'text/calendar') body.files.push(fileOf(body, part))
  const texts = readings.filter(
    ({ blocks }) => blocks.some(hasText) || blocks.some((lines) => lines.some(({ pictures }) => pictures)),
  )
  const best = texts.at(-1)
  if (!best) return
  const words = wordsOf(best.blocks)
  const others = texts.slice(0, -1).filter(({ blocks }) => {
    const own = [...wordsOf(blocks)]
    return own.length > 0 && own.filter((word) => words.has(word)).length * 2 < own.length
  })
  for (const { blocks, pictures } of [...others, best]) {
    for (const block of blocks) body.blocks.push(block)
    for (const picture of pictures) body.pictures.push(picture)
  }
}

const hasText = (lines: readonly MailLine[]): boolean => lines.some(({ text }) => text.trim() !== '')

/** Words of four letters or more; of scripts without spaces each letter. */
function wordsOf(blocks: readonly (readonly MailLine[])[]): Set<string> {
  const words = new Set<string>()
  for (const { bare } of blocks.flat()) {
    for (const [word] of bare.toLowerCase().matchAll(/[\p{Lo}]|[\p{L}\p{N}]{4,40}/gu)) words.add(word)
  }
  return words
}

function fileOf({ charset }: MailBody, part: MimePart): BodyFile {
  const name = fileNameOf(part, charset) ?? (part.type === 'message/rfc822' ? nameOfMail(part, charset) : null)
  return { name, type: part.type, contentId: part.contentId, data: contentOf(part) }
}

/** A forwarded mail is named by its subject. */
function nameOfMail({ raw }: MimePart, charset: string | null): string {
  const head = raw.toString('latin1', 0, 16_384)
  const subject = /^subject:[ \t]*(.{0,400}(?:\r?\n[ \t]+.{0,400}){0,5})/im.exec(head)?.[1] ?? ''
  const words = decodeHeaderText(subject.replace(/\r?\n[ \t]+/g, ' '), charset)
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim()
  return `${[...words].slice(0, 100).join('') || 'forwarded mail'}.eml`
}

const leavesOf = (part: MimePart): MimePart[] => (part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf))

const firstCharset = (mail: MimePart): string | null =>
  leavesOf(mail).find(({ params }) => params.charset !== undefined)?.params.charset ?? null
