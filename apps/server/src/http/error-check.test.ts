import { AppError } from 'contract'
import * as calls from 'contract/calls'
import { expect, it } from 'vitest'
import { errorCheck } from './error-check.ts'

const { refusal } = errorCheck('records.getRecord', calls.records.getRecord)
const { answer } = errorCheck('records.getRecords', calls.records.getRecords)

it('accepts the errors of the call and those of every call of its kind', () => {
  expect(() => refusal(new AppError('NOT_FOUND'))).not.toThrow()
  expect(() => refusal(new AppError('QUERY_TIMEOUT'))).not.toThrow()
})

it('finds an error that the call does not name', () => {
  expect(() => refusal(new AppError('STALE_VERSION'))).toThrow('records.getRecord was refused with STALE_VERSION')
  expect(() => refusal(new AppError('CSRF_REFUSED'))).toThrow('CSRF_REFUSED')
})

it('checks the items of a batch', () => {
  const item = (errorCode: string) => ({ results: [{ statusCode: 400, result: [{ errorCode, message: '' }] }] })
  expect(() => answer(item('INVALID_ID_FIELD'))).not.toThrow()
  expect(() => answer(item('STALE_VERSION'))).toThrow('STALE_VERSION')
  expect(() => answer({ results: [{ statusCode: 412, result: { errorCode: 'STALE_VERSION' } }] })).toThrow(
    'STALE_VERSION',
  )
  expect(() => answer({ results: [{ statusCode: 200, result: { id: '' } }] })).not.toThrow()
})
