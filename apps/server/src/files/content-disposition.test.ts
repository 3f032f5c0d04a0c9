import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attachmentNamed } from './content-disposition.ts'

it.each([
  ['chart.pdf', 'attachment; filename="chart.pdf"'],
  ['two words.pdf', 'attachment; filename="two words.pdf"'],
  ['Bodø (1).pdf', `attachment; filename="Bod_ (1).pdf"; filename*=UTF-8''Bod%C3%B8%20%281%29.pdf`],
  ['a"b\\c%.pdf', `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
  ['a\r\nSet-Cookie: x=1.pdf', 'attachment; filename="aSet-Cookie: x=1.pdf"'],
  ['\u202Efdp.exe', 'attachment; filename="fdp.exe"'],
])('writes %j as %s', (name, header) => {
  expect(attachmentNamed(name)).toBe(header)
})

it('writes every name whole and within one header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const header = attachmentNamed(name)
      expect(header).toMatch(/^attachment; filename="[^"\\%\p{Cc}]*"(?:; filename\*=UTF-8''[\w.~!%-]*)?$/u)
      const whole = /filename\*=UTF-8''(.*)$/.exec(header)?.[1]
      const visible = name.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '')
      expect(whole === undefined ? /"(.*)"/.exec(header)?.[1] : decodeURIComponent(whole)).toBe(visible)
    }),
  )
})
