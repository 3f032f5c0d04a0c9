import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'

/** A file of the brand that the server serves itself, under a fixed address. */
export type BrandFile = {
  readonly address: string
  readonly type: string
  readonly bytes: Buffer
  readonly isSquare: boolean
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/** The logo is loaded with every page. */
const MAX_BYTES = 256 * 1024

/**
 * Reads the file of a logo.
 *
 * @param address - without the ending, such as `/brand/logo`.
 * @throws Error that names the problem of the file.
 */
export function readLogo(path: string, address: string): BrandFile {
  const ending = extname(path).toLowerCase()
  const type = types[ending]
  if (type === undefined) throw new Error(`must name an svg or png file, or be an https: address, not "${path}"`)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile() !== true) throw new Error(`names a file that is not there: "${path}"`)
  if (stats.size > MAX_BYTES) throw new Error(`names a file of more than ${MAX_BYTES / 1024} kB: "${path}"`)
  const bytes = readFileSync(path)
  const pictureSize = ending === '.png' ? sizeOfPng(bytes) : sizeOfSvg(bytes.toString('utf8'))
  if (pictureSize === null) throw new Error(`names a file that is no ${ending.slice(1)} picture: "${path}"`)
  const [width, height] = pictureSize
  return { address: address + ending, type, bytes, isSquare: width === height }
}

type PictureSize = readonly [width: number, height: number]

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The first chunk, which follows the signature, holds width and height. */
function sizeOfPng(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG)) return null
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** Width and height of the `viewBox`; 0 and 1, so not square, for an SVG without one. */
function sizeOfSvg(text: string): PictureSize | null {
  const root = /<svg\b[^>]*>/.exec(text)?.[0]
  if (root === undefined || !root.includes('http://www.w3.org/2000/svg')) return null
  const [, width = '0', height = '1'] =
    /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root) ?? []
  return [Number(width), Number(height)]
}
