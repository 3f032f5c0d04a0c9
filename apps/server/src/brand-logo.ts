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

/** It is loaded with every page. */
const MOST_BYTES = 256 * 1024

/**
 * Reads the file of a logo.
 *
 * @param address - without the ending, such as `/brand/logo`.
 * @throws Error that says what is wrong with the file.
 */
export function readLogo(path: string, address: string): BrandFile {
  const ending = extname(path).toLowerCase()
  const type = types[ending]
  if (type === undefined) throw new Error(`must name an svg or png file, or be an https: address, not "${path}"`)
  const size = statSync(path, { throwIfNoEntry: false })
  if (size?.isFile() !== true) throw new Error(`names a file that is not there: "${path}"`)
  if (size.size > MOST_BYTES) throw new Error(`names a file of more than ${MOST_BYTES / 1024} kB: "${path}"`)
  const bytes = readFileSync(path)
  const measures = ending === '.png' ? measuresOfPng(bytes) : measuresOfSvg(bytes.toString('utf8'))
  if (measures === null) throw new Error(`names a file that is no ${ending.slice(1)} picture: "${path}"`)
  const [width, height] = measures
  return { address: address + ending, type, bytes, isSquare: width === height }
}

type Measures = readonly [width: number, height: number]

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** They stand in the first chunk, which begins after the signature. */
function measuresOfPng(bytes: Buffer): Measures | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG)) return null
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** Those of its view; 0 and 1, which is no square, where it has none. */
function measuresOfSvg(text: string): Measures | null {
  const root = /<svg\b[^>]*>/.exec(text)?.[0]
  if (root === undefined || !root.includes('http://www.w3.org/2000/svg')) return null
  const [, width = '0', height = '1'] =
    /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root) ?? []
  return [Number(width), Number(height)]
}
