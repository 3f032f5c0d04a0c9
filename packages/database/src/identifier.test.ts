import fc from 'fast-check'
import { expect, it } from 'vitest'
import { identifier } from './identifier.ts'

it('quotes any name so that unquoting gives it back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 15, unit: 'grapheme' }), (name) => {
      fc.pre(!name.includes('\0') && Buffer.byteLength(name) <= 63)
      const quoted = identifier(name)
      expect(quoted.slice(1, -1).replaceAll('""', '"')).toBe(name)
      expect(quoted.slice(1, -1).replaceAll('""', '')).not.toContain('"')
    }),
  )
})

it.each(['', 'a\0b', 'x'.repeat(64), 'é'.repeat(32)])(
  'refuses %j, which PostgreSQL would truncate or refuse',
  (name) => {
    expect(() => identifier(name)).toThrow('Not a usable SQL name')
  },
)
