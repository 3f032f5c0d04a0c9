import { inflateSync } from 'node:zlib'

/** The objects of a PDF by number: the text of each, followed by its inflated stream. */
function objectsOf(bytes: Uint8Array): Map<string, string> {
  const text = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, string>()
  for (const match of text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [, number = '', body = ''] = match
    const [head = '', ...rest] = body.split('\nstream\n')
    const stream = rest.join('\nstream\n').replace(/\nendstream$/, '')
    const isDeflated = head.includes('/FlateDecode')
    const inflated = isDeflated ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream
    objects.set(number, `${head}\n${inflated}`)
  }
  return objects
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph of a font. */
function charactersOf(toUnicode: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, first = '0', , list = ''] of toUnicode.matchAll(/<([\da-f]+)> <([\da-f]+)> \[(.*?)\]/gs)) {
    const texts = [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) => fromHex(hex.replaceAll(' ', '')))
    texts.forEach((text, index) => {
      characters.set(Number.parseInt(first, 16) + index, text)
    })
  }
  return characters
}

/** The text of the pages of a PDF written by pdfkit, as a reader would copy it. */
export function textOfPdf(bytes: Uint8Array): string {
  const objects = objectsOf(bytes)
  const referred = (from: string, name: string): string =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1] ?? '') ?? ''
  const fonts = new Map<string, Map<number, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, charactersOf(referred(objects.get(number) ?? '', 'ToUnicode')))
    }
  }
  let text = ''
  let font = new Map<number, string>()
  for (const body of objects.values()) {
    for (const [part, name, glyphs] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ|ET/g)) {
      if (name !== undefined) font = fonts.get(name) ?? new Map()
      for (const [, hex = ''] of (glyphs ?? '').matchAll(/<([\da-f]+)>/g)) {
        for (const [glyph] of hex.matchAll(/.{4}/g)) text += font.get(Number.parseInt(glyph, 16)) ?? '?'
      }
      if (part === 'ET') text += '\n'
    }
  }
  return text
}

/** The whole content of a PDF, with inflated streams. */
export const sourceOfPdf = (bytes: Uint8Array): string => [...objectsOf(bytes).values()].join('\n')
