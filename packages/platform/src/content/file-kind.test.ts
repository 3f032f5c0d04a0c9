import { expect, it } from 'vitest'
import { contentTypeOf, fileKindOf } from './file-kind.ts'

const typeOf = (extension: string, head: string | Buffer) => fileKindOf(extension, Buffer.from(head)).fileType

it('believes an extension only when the first bytes agree', () => {
  expect(typeOf('pdf', '%PDF-1.7')).toBe('PDF')
  expect(typeOf('pdf', '<html><script>')).toBe('UNKNOWN')
  expect(typeOf('png', Buffer.from('89504e470d0a1a0a0000', 'hex'))).toBe('PNG')
  expect(typeOf('docx', Buffer.from('504b030414', 'hex'))).toBe('WORD_X')
  expect(typeOf('txt', 'plain words')).toBe('TEXT')
  expect(typeOf('txt', Buffer.from([77, 0, 90]))).toBe('UNKNOWN')
  expect(typeOf('mp4', Buffer.from('000000186674797069736f6d', 'hex'))).toBe('MP4')
})

it('offers nothing that a browser would run as what it is', () => {
  for (const extension of ['html', 'htm', 'svg', 'xml', 'xhtml', 'js', 'mjs', 'css', 'swf', 'exe', '']) {
    expect(fileKindOf(extension, Buffer.from('<svg onload="x">')).contentType).toBe('application/octet-stream')
  }
  expect(contentTypeOf('PDF')).toBe('application/pdf')
  expect(contentTypeOf('SVG')).toBe('application/octet-stream')
})
