import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extensionOf, safeFileName, withoutExtension } from './file-name.ts'

it('keeps an ordinary name as it is', () => {
  expect(safeFileName('Flight plan EGLL-ENGM (v2).pdf')).toBe('Flight plan EGLL-ENGM (v2).pdf')
  expect(safeFileName('Übersicht Räume.txt')).toBe('Übersicht Räume.txt')
})

it('takes folders, controls and turned text out of a name', () => {
  expect(safeFileName('../../etc/passwd')).toBe('passwd')
  expect(safeFileName('C:\\Users\\Mara\\log.txt')).toBe('log.txt')
  expect(safeFileName('a\r\nContent-Type: text/html.pdf')).toBe('html.pdf')
  expect(safeFileName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(safeFileName('...')).toBe('file')
  expect(safeFileName('')).toBe('file')
})

it('cuts a long name before its extension', () => {
  const name = safeFileName(`${'é'.repeat(400)}.pdf`)
  expect([...name]).toHaveLength(200)
  expect(name.endsWith('é.pdf')).toBe(true)
})

it('cuts the longest run of points inside a name in one pass', () => {
  expect(safeFileName(`a${'.'.repeat(1_000_000)}b`)).toBe(`a${'.'.repeat(199)}`)
})

it('gives every text a name that holds nothing dangerous and does not change when it is made safe again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const name = safeFileName(text)
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}]|^\.|\.$|^$/u)
      expect([...name].length).toBeLessThanOrEqual(200)
      expect(safeFileName(name)).toBe(name)
    }),
    { numRuns: 2_000 },
  )
})

it('finds the extension', () => {
  expect(['report.PDF', 'a.tar.gz', '.profile', 'none', 'x.verylongextension', 'a.b c'].map(extensionOf)).toEqual([
    'pdf',
    'gz',
    '',
    '',
    '',
    '',
  ])
  expect(withoutExtension('a.tar.gz')).toBe('a.tar')
})
