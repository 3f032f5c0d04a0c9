import { AppError } from 'contract'
import { DatabaseError } from 'database'
import { expect, it } from 'vitest'
import { refusalOf } from './refusal-of.ts'

const loan = { label: 'Loan' }

it('lets a transaction be run again whose new id was taken, and calls other values used twice duplicates', () => {
  const taken = new DatabaseError('unique_violation', 'duplicate key', { constraint: 'Loan__c_pkey' })
  expect(refusalOf(loan, taken)).toMatchObject({ kind: 'serialization' })
  const used = new DatabaseError('unique_violation', 'duplicate key', { constraint: 'Loan__c_Name_key' })
  expect(refusalOf(loan, used)).toMatchObject({ code: 'DUPLICATE_VALUE' })
})

it.each([
  ['foreign_key', '23503', 'INVALID_CROSS_REFERENCE_KEY'],
  ['invalid_value', '22001', 'INVALID_VALUE'],
  ['invalid_value', '22012', 'STALE_VERSION'],
] as const)('gives %s (%s) as %s', (kind, code, wanted) => {
  const refusal = refusalOf(loan, new DatabaseError(kind, 'refused', { code }))
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: wanted })
})

it('leaves what no value of the caller caused', () => {
  const lost = new DatabaseError('unavailable', 'the connection is gone')
  expect(refusalOf(loan, lost)).toBe(lost)
})
