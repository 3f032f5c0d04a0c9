import libmime from 'libmime'
import qp from 'libqp'
import { charsetOfHtml, decodeBase64, decodeHeaderText, decodeText } from './decode-text.ts'

/** A mail beyond the limits of depth, parts or time. It will never be readable, so it is refused permanently. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail'
}

/** One part of a mail (RFC 2045); a part that contains parts has no content. */
export type MimePart = {
  /** In lower case, such as `text/plain`. */
  type: string
  /** By lower-case name, from the top, with a character for each byte. */
  headers: readonly (readonly [name: string, value: string])[]
  /** The file name, and whether it is decoded already; null for none. */
  name: { raw: string; isDecoded: boolean } | null
  disposition: string
  contentId: string | null
  parts: readonly MimePart[]
  /** The bytes as they came. */
  raw: Buffer
  params: Readonly<Record<string, string>>
}

/** Deeper than any mail program nests its parts. */
const MOST_DEPTH = 30
const MOST_PARTS = 2_000
const HEADER_BYTES = 256 * 1024

/**
 * Divides a mail into its parts, in time linear in its length.
 *
 * @throws UnreadableMail for a mail beyond the limits.
 */
export function mimePartsOf(raw: Buffer): MimePart {
  const counter = { parts: 0 }
  return partOf(raw, 0, counter)
}

/** The headers of a mail, as those of its first part. */
export const headersOfMail = (raw: Buffer): MimePart['headers'] => headOf(raw).headers

function headOf(raw: Buffer): { headers: MimePart['headers']; bodyAt: number } {
  const bodyAt = endOfHeaders(raw)
  if (bodyAt > HEADER_BYTES) throw new UnreadableMail('its headers are too long')
  return { headers: headersOf(raw.toString('latin1', 0, bodyAt)), bodyAt }
}

function partOf(raw: Buffer, depth: number, counter: { parts: number }): MimePart {
  if (depth > MOST_DEPTH) throw new UnreadableMail('its parts are nested too deeply')
  if (++counter.parts > MOST_PARTS) throw new UnreadableMail('it has too many parts')
  const { headers, bodyAt } = headOf(raw)
  const first = (name: string): string => headers.find(([key]) => key === name)?.[1] ?? ''
  const content = libmime.parseHeaderValue(first('content-type'))
  const disposition = libmime.parseHeaderValue(first('content-disposition'))
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(content.value.trim().toLowerCase())?.[0] ?? 'text/plain'
  const body = raw.subarray(bodyAt)
  const boundary = content.params.boundary ?? ''
  const parts =
    type.startsWith('multipart/') && boundary !== ''
      ? bodiesOf(body, boundary).map((part) => partOf(part, depth + 1, counter))
      : []
  return {
    type,
    headers,
    name: nameIn(disposition, 'filename') ?? nameIn(content, 'name'),
    disposition: disposition.value.trim().toLowerCase(),
    contentId: /<([^<>]{1,500})>/.exec(first('content-id'))?.[1] ?? null,
    parts,
    raw: body,
    params: content.params,
  }
}

/** The library decodes names that are encoded by RFC 2231, and lists them. */
function nameIn(header: ReturnType<typeof libmime.parseHeaderValue>, param: string): MimePart['name'] {
  const raw = header.params[param] ?? ''
  const decoded: unknown = 'decodedParams' in header ? header.decodedParams : []
  return raw === '' ? null : { raw, isDecoded: Array.isArray(decoded) && decoded.includes(param) }
}

/** The position behind the empty line that ends the headers. */
function endOfHeaders(raw: Buffer): number {
  if (raw[0] === 0x0a || (raw[0] === 0x0d && raw[1] === 0x0a)) return raw[0] === 0x0a ? 1 : 2
  const [crlf, lf] = [raw.indexOf('\n\r\n'), raw.indexOf('\n\n')]
  const ends = [crlf === -1 ? null : crlf + 3, lf === -1 ? null : lf + 2].filter((end) => end !== null)
  return ends.length === 0 ? raw.length : Math.min(...ends)
}

const headersOf = (text: string): (readonly [string, string])[] =>
  text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const at = line.indexOf(':')
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const]
    })

/** The parts between the lines of a boundary; a last line that is missing is the end of the mail. */
function bodiesOf(body: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`, 'latin1')
  const bodies: Buffer[] = []
  let begin = -1
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== 0x0a) continue
    const end = body.indexOf(0x0a, at)
    const rest = body.toString('latin1', at + mark.length, end === -1 ? body.length : Math.min(end, at + 1_000)).trim()
    // A longer boundary may begin like this one.
    if (rest !== '' && rest !== '--') continue
    if (begin !== -1) bodies.push(withoutLineEnd(body.subarray(begin, at)))
    if (bodies.length > MOST_PARTS) throw new UnreadableMail('it has too many parts')
    begin = rest === '--' || end === -1 ? -1 : end + 1
    if (rest === '--') break
  }
  if (begin !== -1) bodies.push(body.subarray(begin))
  return bodies
}

/** The line end before a boundary belongs to the boundary. */
function withoutLineEnd(body: Buffer): Buffer {
  if (body.at(-1) !== 0x0a) return body
  return body.subarray(0, body.at(-2) === 0x0d ? -2 : -1)
}

/** The content of a part without its transfer encoding. */
export function contentOf(part: MimePart): Buffer {
  const encoding = (part.headers.find(([key]) => key === 'content-transfer-encoding')?.[1] ?? '').toLowerCase()
  if (encoding.startsWith('base64')) return decodeBase64(part.raw.toString('latin1'))
  if (encoding.startsWith('quoted-printable')) return qp.decode(part.raw)
  if (/^(x-)?uu/.test(encoding)) return uuencodedFiles(part.raw.toString('latin1')).files[0]?.data ?? part.raw
  return part.raw
}

/** The text of a text part. */
export function textOf(part: MimePart): string {
  const bytes = contentOf(part)
  const charset = part.params.charset ?? (part.type === 'text/html' ? charsetOfHtml(bytes) : null)
  const text = decodeText(bytes, charset).replace(/\r\n?/g, '\n')
  const isFlowed = part.type === 'text/plain' && part.params.format?.toLowerCase() === 'flowed'
  return isFlowed ? libmime.decodeFlowed(text, part.params.delsp?.toLowerCase() === 'yes') : text
}

/** The file name of a part as people read it. */
export function fileNameOf({ name }: MimePart, charset: string | null): string | null {
  if (name === null) return null
  return (name.isDecoded ? name.raw : decodeHeaderText(name.raw, charset)).trim() || null
}

export type UuencodedFile = { name: string; data: Buffer }

/** Takes the files out of a text that old programs wrote into it, as `begin 644 name`, lines of data, `end`. */
export function uuencodedFiles(text: string): { text: string; files: UuencodedFile[] } {
  const lines = text.split(/\r?\n/)
  const kept: string[] = []
  const files: UuencodedFile[] = []
  for (let at = 0; at < lines.length; at++) {
    const name = /^begin [0-7]{3,4} (\S.{0,250})$/.exec(lines[at] ?? '')?.[1]
    const end = name === undefined ? -1 : endOfData(lines, at + 1)
    if (name === undefined || end === -1) {
      kept.push(lines[at] ?? '')
      continue
    }
    files.push({ name: name.trim(), data: Buffer.concat(lines.slice(at + 1, end).map(uudecodedLine)) })
    at = end
  }
  return files.length === 0 ? { text, files } : { text: kept.join('\n'), files }
}

/** The line `end` behind lines of data; -1 where another line comes first. */
function endOfData(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === 'end') return at
    if (!/^[ -`]{0,62}$/.test(line)) return -1
  }
  return -1
}

function uudecodedLine(line: string): Buffer {
  const value = (at: number): number => (Math.max(line.charCodeAt(at) || 0x20, 0x20) - 0x20) & 0x3f
  const bytes: number[] = []
  for (let at = 1; bytes.length < value(0); at += 4) {
    const [a, b, c, d] = [value(at), value(at + 1), value(at + 2), value(at + 3)] as const
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d)
  }
  return Buffer.from(bytes.slice(0, value(0)))
}
