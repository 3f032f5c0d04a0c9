import { expect, it } from 'vitest'
import { shortened } from './shortened.ts'

it.each([
  ['Load 2610 again.', 16, 'Load 2610 again.'],
  ['Load 2610 again.', 15, 'Load 2610…'],
  ['Load 2610 again.', 10, 'Load 2610…'],
  ['Load 2610 again.', 9, 'Load…'],
  ['checksum', 5, 'chec…'],
  ['abc\u{1f44d}d', 5, 'abc…'],
])('shortens %j to %i characters between words, and never within a character', (text, characters, expected) => {
  expect(shortened(text, characters)).toBe(expected)
})
