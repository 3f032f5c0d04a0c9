import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

it('keeps the structure of a text and drops what could run or cover the page', () => {
  expect(cleanHtml('<h2>Cycle</h2><script>x</script><p style="x" onclick="y">Load <b>it</b></p>')).toBe(
    '<h2>Cycle</h2><p>Load <b>it</b></p>',
  )
})

it.each([
  ['levels', '<b>'.repeat(101)],
  ['levels that end otherwise than they began', '<b></i>'.repeat(101)],
  ['levels of elements that are dropped', '<svg>'.repeat(101)],
  ['adjacent tags', '<br>'.repeat(10_001)],
  ['angle brackets', '<'.repeat(10_001)],
])('cleans no text with too many tags or too many levels of them: %s', (_, html) => {
  expect(cleanHtml(html)).toBeNull()
})

it('cleans texts with as many levels and tags as it takes', () => {
  const levels = `${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`
  expect(cleanHtml(levels)).toBe(levels)
  expect(cleanHtml('<br>'.repeat(10_000))).toBe('<br />'.repeat(10_000))
})
