import { expect, it } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const links = (text: string) =>
  linkedParts(text).flatMap(({ text, href }) => (href === undefined ? [] : [[text, href]]))

it('splits a text at its web addresses and keeps every character', () => {
  const text = 'See https://example.com/a?b=1, and (http://example.com/c_(d)). Thanks'
  expect(links(text)).toEqual([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['http://example.com/c_(d)', 'http://example.com/c_(d)'],
  ])
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(linkedParts('')).toEqual([])
})

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,<script>1</script>',
  'ftp://example.com/a',
  'https://bank.example@evil.example/',
  'https://a:b@evil.example/',
  'https://',
  'example.com',
])('makes no link of %s', (text) => {
  expect(links(text)).toEqual([])
})

it.each([
  '。',
  '，',
  '、',
  '！',
  '？',
  '：',
  '；',
  '）',
  '」',
  '】',
  '》',
  '…',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\u3164',
  '**',
  '*',
])('ends an address before %j and keeps the text after it', (end) => {
  const text = `**https://example.com/docs/a*b${end}`
  expect(linkedParts(`${text} next`).slice(1)).toEqual([
    { text: 'https://example.com/docs/a*b', href: 'https://example.com/docs/a*b' },
    { text: `${end} next` },
  ])
})

it('ends an address before quotes and tags', () => {
  expect(links('<a href="https://example.com/x">y</a>')).toEqual([['https://example.com/x', 'https://example.com/x']])
})

it('splits the longest text of brackets and stops in one pass', () => {
  const end = ').'.repeat(500_000)
  expect(linkedParts(`https://example.com/a${end}`)).toEqual([
    { text: 'https://example.com/a', href: 'https://example.com/a' },
    { text: end },
  ])
})
