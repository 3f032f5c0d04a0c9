import { type ErrorCode, errorCatalogue } from 'contract'
import type { ErrorStyle } from '../http/error-answers.ts'
import { type Json, json } from './json.ts'

/** The error answers: the codes by their HTTP status. */
export function refusalsOf(refused: readonly ErrorCode[], style: ErrorStyle): Json {
  const byStatus = Map.groupBy([...new Set(refused)].sort(), (code) => errorCatalogue[code][0])
  const entries = [...byStatus].sort(([a], [b]) => a - b)
  return Object.fromEntries(
    entries.map(([status, codes]) => [status, { description: listOf(codes), ...errorContent(style) }]),
  )
}

/** A line for each code, with its text; `{name}` in a text is replaced in an answer. */
const listOf = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `- \`${code}\` ${errorCatalogue[code][1]}`).join('\n')

function errorContent(style: ErrorStyle): Json {
  if (style === 'problem') return json('application/problem+json', { $ref: '#/components/schemas/Problem' })
  const name = style === 'list' ? 'ErrorList' : 'WriteError'
  return json('application/json', { $ref: `#/components/schemas/${name}` })
}

const text = { type: 'string' }

/** The three shapes of errors. */
export const errorSchemas: Json = {
  ErrorList: {
    type: 'array',
    items: { type: 'object', required: ['errorCode', 'message'], properties: { errorCode: text, message: text } },
  },
  WriteError: {
    type: 'object',
    required: ['message', 'statusCode', 'enhancedErrorType', 'output'],
    properties: {
      message: text,
      statusCode: { type: 'integer' },
      enhancedErrorType: text,
      output: {
        type: 'object',
        required: ['errors', 'fieldErrors'],
        properties: {
          errors: { type: 'array', items: { $ref: '#/components/schemas/WriteErrorEntry' } },
          fieldErrors: {
            type: 'object',
            additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/WriteErrorEntry' } },
          },
        },
      },
    },
  },
  WriteErrorEntry: {
    type: 'object',
    required: ['constituentField', 'duplicateRecordError', 'errorCode', 'field', 'fieldLabel', 'message'],
    properties: {
      constituentField: { type: 'null' },
      duplicateRecordError: { type: ['object', 'null'] },
      errorCode: text,
      field: { type: ['string', 'null'] },
      fieldLabel: { type: ['string', 'null'] },
      message: text,
    },
  },
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      code: text,
      field: text,
      rules: { type: 'array', items: text, description: 'The rules that a refused password breaks.' },
    },
  },
}
