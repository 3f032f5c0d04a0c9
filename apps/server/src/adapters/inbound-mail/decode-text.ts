import { isAscii, isUtf8 } from 'node:buffer'
import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import qp from 'libqp'

/**
 * Decodes the bytes of a text. The label is one piece of evidence: bytes that are UTF-8 are read as such under any label, and a label that
 * does not fit the bytes is replaced by detection.
 *
 * @param label - the character set that the mail names; null for none.
 */
export function decodeText(bytes: Buffer, label: string | null): string {
  const name = (label ?? '')
    .trim()
    .toLowerCase()
    .replace(/^["'\s]+|["'\s]+$/g, '')
  if (/^(unicode-1-1-|x-)?utf-?7$/.test(name)) return decodeUtf7(bytes.toString('latin1'))
  if (name.startsWith('hz')) return decodeHz(bytes.toString('latin1'))
  const marked = byteOrderMarks.find(([mark]) => bytes.subarray(0, mark.length).equals(mark))
  if (marked) return new TextDecoder(marked[1]).decode(bytes)
  if (bytes.includes(JAPANESE_BEGINS[0]) || bytes.includes(JAPANESE_BEGINS[1]))
    return new TextDecoder('iso-2022-jp').decode(bytes)
  // ISO-2022 is written in ASCII alone, and UTF-16 has bytes that are ASCII characters.
  if (isAscii(bytes) && !/^(iso-2022|utf-?16|ucs-2|utf-?32)/.test(name)) return bytes.toString('latin1')
  // Text that is not ASCII has another set than its label says.
  const labelled = /^(us-)?ascii$|^ansi_x3/.test(name) ? null : decodeStrictly(bytes, name)
  if (isUtf8(bytes) && !(labelled !== null && mayBeWideText(bytes, name))) return bytes.toString('utf8')
  return labelled ?? decodeByDetection(bytes)
}

/** The marks of ISO-2022-JP, which programs also write under other labels. */
const JAPANESE_BEGINS = ['\u001b$B', '\u001b$@'] as const

/** The character set that an HTML page names in its head; null for none. */
export function charsetOfHtml(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 4_096)
  return /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w:-]{1,40})/i.exec(head)?.[1] ?? null
}

/**
 * Decodes a header or a file name: encoded words, and bytes that were written without any encoding.
 *
 * @param raw - with a character for each byte.
 * @param label - the character set of the texts of the mail, for bytes without encoding.
 */
export function decodeHeaderText(raw: string, label: string | null): string {
  const text = isLatin1(raw) && /[\x80-\xff]/.test(raw) ? decodeName(Buffer.from(raw, 'latin1'), label) : raw
  if (!text.includes('=?')) return text
  // A character may be divided between two encoded words of the same set, so their bytes are joined before they are decoded.
  return text.replace(ENCODED_WORDS, (words) => {
    const parts: { charset: string; bytes: Buffer }[] = []
    for (const [, charset = '', kind = '', content = ''] of words.matchAll(ENCODED_WORD)) {
      const bytes = /b/i.test(kind) ? decodeBase64(content) : qp.decode(content.replaceAll('_', ' '))
      const last = parts.at(-1)
      if (last?.charset === charset.toLowerCase()) last.bytes = Buffer.concat([last.bytes, bytes])
      else parts.push({ charset: charset.toLowerCase(), bytes })
    }
    return parts.map(({ charset, bytes }) => decodeText(bytes, charset.split('*')[0] ?? null)).join('')
  })
}

/** Base64 of a mail may contain line breaks and foreign characters, and parts that were encoded separately. */
export function decodeBase64(text: string): Buffer {
  const parts = text.replace(/[^A-Za-z0-9+/=_-]+/g, '').match(/[^=]+/g) ?? []
  return Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')))
}

const ENCODED_WORD = /=\?([^?\s]{1,60})\?([bq])\?([^?\s]{0,2000})\?=/gi
const ENCODED_WORDS = new RegExp(`${ENCODED_WORD.source}(?:\\s{0,99}${ENCODED_WORD.source}){0,200}`, 'gi')

const byteOrderMarks: readonly (readonly [Buffer, string])[] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
]

const isLatin1 = (text: string): boolean => !/[\u0100-\uffff]/.test(text)

/** The text, if the label is known and every byte has a meaning in it. */
function decodeStrictly(bytes: Buffer, label: string): string | null {
  if (label === '') return null
  const name = sameAs[label] ?? label
  try {
    const text = new TextDecoder(name, { fatal: true }).decode(bytes)
    return hasControls(text) ? null : text
  } catch {
    if (isStandard(name) || !iconv.encodingExists(name)) return null
    const text = iconv.decode(bytes, name)
    return text.includes('\ufffd') || hasControls(text) ? null : text
  }
}

/** Names that mail programs write, of sets that the standard of the web calls otherwise. */
const sameAs: Readonly<Record<string, string>> = {
  'cp-850': 'cp850',
  cp932: 'shift_jis',
  cp936: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
  'ks_c_5601-1987': 'euc-kr',
  ms936: 'gb18030',
}

function isStandard(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

/** Bytes without a meaning in Windows-1252 are decoded to control characters, which no text has. */
const hasControls = (text: string): boolean => /[\x80-\x9f]/.test(text)

/**
 * Whether bytes that are UTF-8 may be Chinese, Japanese or Korean text of the label: pairs of bytes may be valid in both. Three bytes or more
 * for a character are UTF-8.
 */
const mayBeWideText = (bytes: Buffer, label: string): boolean =>
  /^(gb|cp936|ms936|big5|cp950|euc|shift|sjis|cp932|ks_c|cp949)/.test(label) && !bytes.some((byte) => byte >= 0xe0)

function decodeByDetection(bytes: Buffer): string {
  const damaged = decodeDamagedUtf8(bytes)
  if (damaged !== null) return damaged
  const high = bytes.reduce((sum, byte) => sum + (byte >= 0x80 ? 1 : 0), 0)
  // Few letters outside ASCII say nothing about other sets than the most used.
  if (high >= DETECTED_BYTES) {
    for (const { name, confidence } of analyse(bytes.subarray(0, SAMPLE_BYTES))) {
      const text = confidence >= SURE ? decodeStrictly(bytes, name.toLowerCase()) : null
      if (text !== null) return text
    }
  }
  return decodePairs(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/**
 * Chinese or Korean, whose characters are pairs of bytes, most of them in the rows of common characters, and several in a row; null for
 * other bytes. Korean syllables are in the first of these rows alone.
 */
function decodePairs(bytes: Buffer): string | null {
  const text = bytes.toString('latin1')
  // Words of other languages have no three pairs together.
  if (!/[\xa1-\xfe]{6}/.test(text)) return null
  const pairs = text.match(/[\xa1-\xf7][\xa1-\xfe]|[\x80-\xff]/g) ?? []
  const common = pairs.filter((pair) => pair >= '\xb0' && pair < '\xd8')
  if (pairs.some(({ length }) => length === 1) || common.length * 5 < pairs.length * 4) return null
  const isKorean = common.length >= KOREAN_PAIRS && common.every((pair) => pair < '\xc9')
  return decodeStrictly(bytes, isKorean ? 'euc-kr' : 'gb18030')
}

const KOREAN_PAIRS = 6
const DETECTED_BYTES = 8
const SAMPLE_BYTES = 64 * 1024
const SURE = 30

/** UTF-8 to which a gateway has added words in another set, or that was cut; null where little of it is UTF-8. */
function decodeDamagedUtf8(bytes: Buffer): string | null {
  const text = bytes.toString('utf8')
  const damages = text.match(/\ufffd/g)?.length ?? 0
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  if (letters <= damages * 2) return null
  let decoded = ''
  let from = 0
  // Each stretch of valid bytes is decoded as UTF-8, and each other byte as Windows-1252.
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes, at)
    if (length === 0) {
      decoded += bytes.toString('utf8', from, at) + new TextDecoder('windows-1252').decode(bytes.subarray(at, at + 1))
      from = at + 1
    }
    at += Math.max(length, 1)
  }
  return decoded + bytes.toString('utf8', from)
}

/** The number of bytes of the character at a position; 0 where they are not UTF-8. */
function utf8Length(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0
  const length = byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
  return isUtf8(bytes.subarray(at, at + length)) ? length : 0
}

/** Bytes of a file name are few. Pairs of the range that Chinese names use are read as such. */
function decodeName(bytes: Buffer, label: string | null): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const labelled = decodeStrictly(bytes, (label ?? '').toLowerCase())
  // Every byte has a meaning in sets of one byte for a character, so that such a label proves little.
  if (labelled !== null && /^(gb|big5|euc|shift|iso-2022|ks_c|koi8|windows-125[1356]|cp)/i.test(label ?? ''))
    return labelled
  const pairs = bytes.toString('latin1').match(/[\xa1-\xf7][\xa1-\xfe]/g)?.length ?? 0
  const high = bytes.reduce((sum, byte) => sum + (byte >= 0x80 ? 1 : 0), 0)
  const chinese = pairs >= 2 && pairs * 2 === high ? decodeStrictly(bytes, 'gb18030') : null
  return chinese ?? labelled ?? decodeByDetection(bytes)
}

/** UTF-7 (RFC 2152), which neither Node.js nor browsers decode. */
function decodeUtf7(text: string): string {
  return text.replace(/\+([A-Za-z0-9+/]*)-?/g, (_, encoded: string) => {
    if (encoded === '') return '+'
    const bytes = Buffer.from(encoded, 'base64')
    return new TextDecoder('utf-16be').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  })
}

/** HZ (RFC 1843): Chinese between `~{` and `~}`, each character as two of ASCII. */
function decodeHz(text: string): string {
  return text.replace(/~\{([\x21-\x7e]*?)~\}|~~|~\n/g, (mark, encoded?: string) => {
    if (encoded === undefined) return mark === '~~' ? '~' : ''
    return new TextDecoder('gb18030').decode(Buffer.from(encoded, 'latin1').map((byte) => byte | 0x80))
  })
}
