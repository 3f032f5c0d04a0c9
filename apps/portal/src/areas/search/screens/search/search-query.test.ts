import { expect, it } from 'vitest'
import { readSearchQuery, searchHref } from './search-query.ts'

it('reads a search from its address, and leaves out what makes no sense', () => {
  const read = (text: string) => readSearchQuery(new URLSearchParams(text))
  const nothing = { q: '', product: undefined, category: undefined, type: undefined, page: 1 }
  expect(read('')).toEqual(nothing)
  expect(read('q=+terain+&product=TN-1&category=Alerts&type=Video&page=3')).toEqual({
    q: 'terain',
    product: 'TN-1',
    category: 'Alerts',
    type: 'Video',
    page: 3,
  })
  for (const page of ['0', '-1', '1.5', 'x', '101']) expect(read(`page=${page}`).page).toBe(1)
  expect(read(`q=a%00b${'x'.repeat(5_000)}`).q.length).toBeLessThan(5_000)
  expect(read('q=a%00b').q).toBe('ab')
})

it('writes the address that it reads', () => {
  const query = { q: 'card & map', product: 'TN-1', category: undefined, type: 'Article', page: 2 }
  expect(readSearchQuery(new URL(searchHref(query), 'https://a.example').searchParams)).toEqual(query)
  expect(searchHref({ ...query, page: 1, product: undefined, type: undefined })).toBe('/search?q=card+%26+map')
})
