import { AppError } from 'contract'
import { expect, it } from 'vitest'
import { readConditions, readIdempotencyKey } from './conditions.ts'

it('reads an HTTP date as an instant and a version with or without quotes', () => {
  expect(readConditions({ 'if-unmodified-since': 'Fri, 20 Nov 2026 09:11:12 GMT', 'if-match': '"41"' })).toEqual({
    ifUnmodifiedSince: '2026-11-20T09:11:12.000Z',
    ifMatch: 41,
  })
  expect(readConditions({ 'if-match': '41' })).toEqual({ ifMatch: 41 })
  expect(readConditions({ 'if-match': '"5003pE1ZSZTsclIA3R.7"' })).toEqual({ ifMatch: 7 })
  expect(readConditions({})).toEqual({})
})

it.each([
  '',
  '2026-11-20T09:11:12.000Z',
  'Sat, 20 Nov 2026 09:11:12 GMT',
  'Tue, 31 Feb 2026 09:11:12 GMT',
  'yesterday',
])('refuses If-Unmodified-Since: %s', (value) => {
  expect(() => readConditions({ 'if-unmodified-since': value })).toThrow(AppError)
})

it.each(['', '*', '"a"', '1, 2', '-1'])('refuses If-Match: %s', (value) => {
  expect(() => readConditions({ 'if-match': value })).toThrow(AppError)
})

it('takes a printable key of at most 255 characters', () => {
  expect(readIdempotencyKey({ 'idempotency-key': 'k'.repeat(255) })).toBe('k'.repeat(255))
  expect(readIdempotencyKey({})).toBeUndefined()
  for (const wrong of ['', 'k'.repeat(256), 'a b', 'ä']) {
    expect(() => readIdempotencyKey({ 'idempotency-key': wrong })).toThrow(AppError)
  }
})
