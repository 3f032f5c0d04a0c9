import { CASE_PDF_PATH, type ErrorCode, errorCatalogue, errorsOf, LIVE_EVENTS_PATH, type ServedCall } from 'contract'
import type { BoundCall } from '../http/bound-call.ts'
import type { ErrorStyle } from '../http/error-answers.ts'
import { type DescribedCall, describedCalls } from './described-calls.ts'
import { hoistSchemas, type JsonSchema } from './hoist-schemas.ts'

type Json = { [name: string]: unknown }

/** The OpenAPI 3.1 document of every call of the contract, of the stream of live events and of cases as PDF. */
export function openApi(calls: readonly BoundCall[], cookieName: string): Json {
  const schemas = hoistSchemas()
  const paths: { [path: string]: Json } = {}
  for (const described of describedCalls(calls)) {
    const { path, method } = described.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(described, schemas.hoist) }
  }
  paths[LIVE_EVENTS_PATH] = { get: eventsOperation }
  paths[CASE_PDF_PATH] = { get: casePdfOperation }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Navdesk',
      version: '1.0',
      description:
        'Calls that change something carry the header x-csrf-token, which sign-in answers, beside the session cookie.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
      schemas: { ...schemas.components, ...errorSchemas },
    },
  }
}

function operation({ name, call, schemas, errors }: DescribedCall, hoist: (schema: unknown) => JsonSchema): Json {
  const isUnsafe = call.method !== 'GET'
  return {
    operationId: name.replace('.', '_'),
    tags: [name.split('.')[0]],
    summary: call.summary,
    security: securityOf(call),
    parameters: [
      ...parameters(hoist(schemas.params ?? {}), 'path'),
      ...parameters(hoist(schemas.query ?? {}), 'query'),
      ...(isUnsafe && call.access === 'session' ? [header('x-csrf-token', true)] : []),
      ...(call.idempotent ? [header('Idempotency-Key', false)] : []),
      ...(call.method === 'PATCH' ? [header('If-Unmodified-Since', false), header('If-Match', false)] : []),
    ],
    ...requestBody(call, schemas.body === undefined ? undefined : hoist(schemas.body)),
    responses: {
      [call.success]: {
        description: 'Done.',
        ...(schemas.response === undefined ? {} : json('application/json', hoist(schemas.response))),
      },
      ...refusals(call, errors),
    },
  }
}

/** The codes of a call by the status that they are answered with. */
const refusals = (call: ServedCall, style: ErrorStyle): Json => refusalsOf(errorsOf(call), style)

function refusalsOf(refused: readonly ErrorCode[], style: ErrorStyle): Json {
  const byStatus = Map.groupBy(refused, (code) => errorCatalogue[code][0])
  const entries = [...byStatus].sort(([a], [b]) => a - b)
  return Object.fromEntries(
    entries.map(([status, codes]) => [status, { description: codes.join(', '), ...errorContent(style) }]),
  )
}

/** A visitor's call is answered with a session and without. */
function securityOf({ access }: ServedCall): Json[] {
  if (access === 'open') return []
  return access === 'visitor' ? [{}, { session: [] }] : [{ session: [] }]
}

function requestBody(call: ServedCall, body: JsonSchema | undefined): Json {
  if (call.encoding === 'multipart')
    return { requestBody: { required: true, ...json('multipart/form-data', uploadForm) } }
  return body === undefined ? {} : { requestBody: { required: true, ...json('application/json', body) } }
}

function parameters(schema: JsonSchema, place: 'path' | 'query'): Json[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const properties = (schema.properties ?? {}) as { [name: string]: JsonSchema }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }))
}

const header = (name: string, required: boolean): Json => ({ name, in: 'header', required, schema: { type: 'string' } })
const json = (mediaType: string, schema: JsonSchema): Json => ({ content: { [mediaType]: { schema } } })

function errorContent(style: ErrorStyle): Json {
  if (style === 'problem') return json('application/problem+json', { $ref: '#/components/schemas/Problem' })
  const name = style === 'list' ? 'ErrorList' : 'WriteError'
  return json('application/json', { $ref: `#/components/schemas/${name}` })
}

const text = { type: 'string' }

const uploadForm: JsonSchema = {
  type: 'object',
  required: ['fileData'],
  properties: {
    fileData: { type: 'string', contentMediaType: 'application/octet-stream' },
    title: text,
    description: text,
    contentDocumentId: text,
  },
}

const errorSchemas: Json = {
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
      duplicateRecordError: { type: 'null' },
      errorCode: text,
      field: { type: ['string', 'null'] },
      fieldLabel: { type: ['string', 'null'] },
      message: text,
    },
  },
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: { type: text, title: text, status: { type: 'integer' }, code: text, field: text },
  },
}

const eventsOperation: Json = {
  operationId: 'events',
  tags: ['events'],
  summary: 'A stream of Server-Sent Events: which records changed that the caller may see. It ends with the session.',
  security: [{ session: [] }],
  responses: {
    200: { description: 'The stream.', ...json('text/event-stream', text) },
    default: { description: 'Refused.', ...errorContent('problem') },
  },
}

const casePdfOperation: Json = {
  operationId: 'casePdf',
  tags: ['cases'],
  summary: 'A case as the caller may see it, with its status changes, files and comments, as a PDF to save.',
  security: [{ session: [] }],
  parameters: [{ name: 'caseId', in: 'path', required: true, schema: text }],
  responses: {
    200: {
      description: 'The file.',
      ...json('application/pdf', { type: 'string', contentMediaType: 'application/pdf' }),
    },
    ...refusalsOf(
      [
        'INTERNAL_SERVER_ERROR',
        'NOT_FOUND',
        'NOT_SIGNED_IN',
        'QUERY_TIMEOUT',
        'SERVICE_UNAVAILABLE',
        'TOO_MANY_REQUESTS',
      ],
      'problem',
    ),
  },
}
