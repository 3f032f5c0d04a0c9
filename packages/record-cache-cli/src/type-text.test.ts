import { expect, it } from 'vitest'
import { literals, typeOf } from './type-text.ts'

it('quotes what is no name, and escapes what ends a text', () => {
  expect(literals(["Pilot's", 'a\\b', 'two\nlines', 'say "so"'])).toBe(
    String.raw`'Pilot\'s' | 'a\\b' | 'two\nlines' | 'say "so"'`,
  )
  const members = [
    ['Case.Close', 'null'],
    ['plain?', 'string'],
    ['two words?', 'string'],
    ['none', []],
  ] as const
  expect(typeOf('What it is.', 'T', members)).toBe(
    "/** What it is. */\nexport type T = {\n  'Case.Close': null\n  plain?: string\n  'two words'?: string\n  none: {}\n}\n",
  )
})
