import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readLogo } from './brand-logo.ts'

const folder = mkdtempSync(join(tmpdir(), 'logo-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const svg = (attributes: string) => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`

/** The first bytes of a png file of this size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it.each([
  ['mark.svg', svg('viewBox="0 0 32 32"'), 'image/svg+xml', true],
  ['word.svg', svg("viewBox='0,0,140.5,32'"), 'image/svg+xml', false],
  ['plain.svg', svg('width="32"'), 'image/svg+xml', false],
  ['MARK.PNG', png(64, 64), 'image/png', true],
  ['word.png', png(280, 64), 'image/png', false],
])('reads %s with its type, and sees whether it is square', (name, content, type, isSquare) => {
  const { address, ...file } = readLogo(write(name, content), '/brand/logo')
  expect(address).toBe(`/brand/logo${name.slice(-4).toLowerCase()}`)
  expect(file).toEqual({ type, bytes: Buffer.from(content), isSquare })
})

it.each([
  ['logo.gif', 'GIF89a', 'must name an svg or png file, or be an https: address, not '],
  ['text.svg', 'no picture', 'names a file that is no svg picture: '],
  ['page.svg', '<html><svg></svg></html>', 'names a file that is no svg picture: '],
  ['text.png', 'no picture', 'names a file that is no png picture: '],
  ['large.png', Buffer.concat([png(9, 9), Buffer.alloc(256 * 1024)]), 'names a file of more than 256 kB: '],
])('refuses %s in one line', (name, content, message) => {
  const path = write(name, content)
  expect(() => readLogo(path, '/brand/logo')).toThrow(`${message}"${path}"`)
})

it('refuses a folder, and a file that is not there', () => {
  mkdirSync(join(folder, 'folder.svg'))
  expect(() => readLogo(join(folder, 'folder.svg'), '/brand/logo')).toThrow('names a file that is not there: ')
  expect(() => readLogo(join(folder, 'no.svg'), '/brand/logo')).toThrow('names a file that is not there: ')
})
