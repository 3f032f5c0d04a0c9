import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('takes a stray angle bracket for text, and a tag for no more than it is', () => {
  expect(plainText('QNH < 980 <b>low</b>')).toBe('QNH < 980 low')
  expect(plainText('<<<p>x')).toBe('<< x')
})

it('parts words where lines and cells end, and not where a format does', () => {
  expect(plainText('<td>Tail</td><td>N1<b>2</b>3</td><br>x&amp;y')).toBe('Tail N123 x&y')
})
