import { AppError } from 'contract'
import { DatabaseError } from 'database'
import { expect, it } from 'vitest'
import { errorAnswer } from './error-answers.ts'
import { toAppError } from './to-app-error.ts'

it('answers a failed read with a list of codes and texts', () => {
  expect(errorAnswer(new AppError('NOT_FOUND'), 'list')).toEqual({
    status: 404,
    contentType: 'application/json; charset=utf-8',
    headers: {},
    body: [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }],
  })
})

it('answers a refused field with the field under fieldErrors', () => {
  const error = new AppError('STRING_TOO_LONG', { label: 'Subject', max: 255 }, { field: 'Subject' })
  const entry = {
    constituentField: null,
    duplicateRecordError: null,
    errorCode: 'STRING_TOO_LONG',
    field: 'Subject',
    fieldLabel: 'Subject',
    message: 'Subject: the text is longer than 255 characters.',
  }
  expect(errorAnswer(error, 'write').body).toEqual({
    message: entry.message,
    statusCode: 400,
    enhancedErrorType: 'RecordError',
    output: { errors: [], fieldErrors: { Subject: [entry] } },
  })
})

it('names each missing field under fieldErrors, each with its text', () => {
  const fields = [
    { apiName: 'Subject', label: 'Subject' },
    { apiName: 'Impact__c', label: 'Impact' },
  ]
  const error = new AppError('REQUIRED_FIELD_MISSING', { fields: 'Subject, Impact' }, { fields })
  expect(errorAnswer(error, 'write').body).toMatchObject({
    message: 'Required fields are missing: [Subject, Impact].',
    output: {
      errors: [],
      fieldErrors: {
        Subject: [{ field: 'Subject', message: 'Required fields are missing: [Subject].' }],
        Impact__c: [{ fieldLabel: 'Impact', message: 'Required fields are missing: [Impact].' }],
      },
    },
  })
})

it('answers a general error without a field, and the duplicates that it found', () => {
  const matchResults = [
    {
      apiName: 'Book__c',
      isAllowSave: false,
      matchRecordIds: ['b01000000000001AAA'],
      matchRule: 'Same_Title',
      objectLabel: 'Book',
      objectLabelPlural: 'Books',
      themeInfo: null,
    },
  ]
  const error = new AppError('DUPLICATES_DETECTED', { rules: 'Same title' }, { matchResults })
  expect(errorAnswer(error, 'write').body).toMatchObject({
    output: { errors: [{ field: null, fieldLabel: null, duplicateRecordError: { matchResults } }], fieldErrors: {} },
  })
})

it('answers a write of what does not exist like a read', () => {
  const missing = new AppError('NOT_FOUND')
  expect(errorAnswer(missing, 'write')).toEqual(errorAnswer(missing, 'list'))
})

it('answers our own routes with problem details whose title is the text', () => {
  expect(errorAnswer(new AppError('SIGN_IN_FAILED'), 'problem')).toEqual({
    status: 401,
    contentType: 'application/problem+json; charset=utf-8',
    headers: {},
    body: {
      type: 'about:blank',
      title: 'Sorry your password is incorrect. Please try again.',
      status: 401,
      code: 'SIGN_IN_FAILED',
    },
  })
})

it('answers Retry-After', () => {
  expect(errorAnswer(new AppError('TOO_MANY_REQUESTS', { seconds: 7 }), 'list').headers).toEqual({ 'retry-after': '7' })
  expect(errorAnswer(new AppError('SERVICE_UNAVAILABLE'), 'list').headers).toEqual({ 'retry-after': '1' })
})

it.each([
  ['invalid_value', 400, 'INVALID_API_INPUT'],
  ['not_null', 400, 'INVALID_API_INPUT'],
  ['check', 400, 'INVALID_API_INPUT'],
  ['unique_violation', 400, 'DUPLICATE_VALUE'],
  ['foreign_key', 400, 'INVALID_CROSS_REFERENCE_KEY'],
  ['serialization', 409, 'CONFLICT'],
  ['timeout', 503, 'QUERY_TIMEOUT'],
  ['unavailable', 503, 'SERVICE_UNAVAILABLE'],
  ['other', 500, 'INTERNAL_SERVER_ERROR'],
] as const)('maps a database error of kind %s to %i %s', (kind, status, code) => {
  const error = toAppError(new DatabaseError(kind, 'select secret from records'), 'r1')
  expect([error.status, error.code]).toEqual([status, code])
  expect(JSON.stringify(errorAnswer(error, 'write'))).not.toContain('secret')
})

it('answers an unexpected error with its reference and without its text', () => {
  const error = toAppError(new TypeError('cannot read /srv/navdesk/secret'), 'abc-123')
  expect(errorAnswer(error, 'problem')).toMatchObject({
    status: 500,
    body: { title: 'An unexpected error happened. It was logged with number abc-123.' },
  })
})
