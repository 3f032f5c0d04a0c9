import { expect, it } from 'vitest'
import { either, exactly, mapOf, unlike } from './unlike.ts'

const fixture = { id: 'a', count: 1, next: null, rows: [{ name: 'x', kind: exactly('Field') }] }

it('finds nothing in an answer of the same form', () => {
  const answer = { id: 'b', count: 7, next: null, rows: [{ name: 'y', kind: 'Field' }] }
  expect(unlike(answer, fixture)).toEqual([])
})

it('names each place that differs', () => {
  const answer = { id: null, count: '1', rows: [{ name: 'y', kind: 'Link' }, { kind: 'Field' }], more: true }
  expect(unlike(answer, fixture)).toEqual([
    'answer.id is null, not string',
    'answer.count is string, not number',
    'answer.next is missing',
    'answer.rows[0].kind is "Link", not Field',
    'answer.rows[1].name is missing',
    'answer.more is not expected',
  ])
  expect(unlike({ rows: [] }, { rows: ['x'] })).toEqual(['answer.rows has 0 entries'])
  expect(unlike([{}], [])).toEqual(['answer has 1 entries'])
})

it('takes one of several forms, and maps of one form', () => {
  const map = mapOf(() => ({ value: either(null, 'text') }))
  expect(unlike({ a: { value: null }, b: { value: 'x' } }, map)).toEqual([])
  expect(unlike({ a: { value: 1 } }, map)).toEqual(['answer.a.value is number, not null'])
  expect(unlike(null, map)).toEqual(['answer is null, not a map'])
})
