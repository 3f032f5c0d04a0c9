import { expect, it } from 'vitest'
import { DatabaseError, toDatabaseError } from './errors.ts'

const coded = (code: string, message = 'words') => Object.assign(new Error(message), { code })

it.each([
  ['23505', 'unique_violation'],
  ['23503', 'foreign_key'],
  ['23514', 'check'],
  ['23502', 'not_null'],
  ['22P02', 'invalid_value'],
  ['22001', 'invalid_value'],
  ['54000', 'invalid_value'],
  ['40001', 'serialization'],
  ['40P01', 'serialization'],
  ['57014', 'timeout'],
  ['08006', 'unavailable'],
  ['53300', 'unavailable'],
  ['57P01', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['ENOENT', 'unavailable'],
  ['42P01', 'other'],
  ['0A000', 'other'],
])('maps %s to %s', (code, kind) => {
  expect(toDatabaseError(coded(code))).toMatchObject({ kind, code, message: 'words' })
})

it('distinguishes a stale plan from other unsupported features', () => {
  expect(toDatabaseError(coded('0A000', 'cached plan must not change result type')).kind).toBe('plan_changed')
})

it('recognizes a lost connection by its message, which has no code', () => {
  expect(toDatabaseError(new Error('Connection terminated unexpectedly')).kind).toBe('unavailable')
  expect(toDatabaseError(new Error('timeout exceeded when trying to connect')).kind).toBe('unavailable')
})

it('keeps the cause, and returns a DatabaseError unchanged', () => {
  const cause = coded('23505')
  const typed = toDatabaseError(cause)
  expect(typed).toBeInstanceOf(DatabaseError)
  expect(typed.cause).toBe(cause)
  expect(toDatabaseError(typed)).toBe(typed)
  expect(toDatabaseError('thrown text')).toMatchObject({ kind: 'other', message: 'thrown text' })
})
