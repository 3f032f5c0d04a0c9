import type { ErrorCode } from 'contract'
import type { Calls } from 'contract/calls'
import { accessTexts, securityOf } from './access.ts'
import { chapterOf, type RouteGroup } from './chapters.ts'
import type { JsonSchema } from './hoist-schemas.ts'
import { type Json, json } from './json.ts'
import { refusalsOf } from './refusals.ts'

/** A header or a part of the path, with its unit in the description. */
export type ParameterDoc = { schema: JsonSchema; description: string; required?: boolean }

type Body = { mediaType: string; schema: JsonSchema }

/** The description of an address that is not a call of the contract. */
export type RouteDoc = {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** With `{name}` for each path parameter. */
  path: string
  id: string
  /** Its group, a chapter of the document. */
  group: RouteGroup | keyof Calls
  /** What it is for, in one sentence. */
  summary: string
  /** Limits and other notes for clients. */
  description?: string
  access: 'session' | 'open'
  /** Answered for any Host header; others refuse one that is not served. */
  anyHost?: boolean
  parts?: Readonly<Record<string, ParameterDoc>>
  query?: Readonly<Record<string, ParameterDoc>>
  headers?: Readonly<Record<string, ParameterDoc>>
  body?: Body & { required: boolean }
  /** Successful answers, by status. */
  answers: Readonly<
    Record<number, { description: string; headers?: Readonly<Record<string, ParameterDoc>>; body?: Body }>
  >
  /** Its own error codes; those of every address of its kind are added. */
  errors: readonly ErrorCode[]
}

/** The operation of the OpenAPI document. */
export function routeOperation(route: RouteDoc): Json {
  const { id, group, summary, description, access, parts = {}, query = {}, headers = {}, body, answers } = route
  const answered = Object.entries(answers).map(([status, answer]) => [
    status,
    {
      description: answer.description,
      ...(answer.headers === undefined ? {} : { headers: answer.headers }),
      ...(answer.body === undefined ? {} : json(answer.body.mediaType, answer.body.schema)),
    },
  ])
  return {
    operationId: id,
    tags: [chapterOf(group)],
    summary,
    description: [accessTexts[access], ...(description === undefined ? [] : [description])].join('\n\n'),
    security: securityOf(access),
    parameters: [
      ...Object.entries(parts).map(([name, part]) => ({ ...part, name, in: 'path', required: true })),
      ...Object.entries(query).map(([name, parameter]) => ({
        ...parameter,
        name,
        in: 'query',
        required: parameter.required ?? false,
      })),
      ...Object.entries({ ...headers, ...(isUnsafe(route) ? csrfToken : {}) }).map(([name, parameter]) => ({
        ...parameter,
        name,
        in: 'header',
        required: parameter.required ?? false,
      })),
    ],
    ...(body === undefined ? {} : { requestBody: { required: body.required, ...json(body.mediaType, body.schema) } }),
    // An error answer to HEAD has only a status.
    responses: {
      ...(route.method === 'HEAD' ? withoutBodies : asTheyAre)(refusals(route)),
      ...Object.fromEntries(answered),
    },
  }
}

const csrfToken: NonNullable<RouteDoc['headers']> = {
  'x-csrf-token': { schema: { type: 'string' }, description: 'The CSRF token that sign-in answered.', required: true },
}

const isUnsafe = ({ method, access }: RouteDoc): boolean =>
  access === 'session' && (method === 'POST' || method === 'PATCH' || method === 'DELETE')

function refusals(route: RouteDoc): Json {
  const codes: ErrorCode[] = [
    ...route.errors,
    ...(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const),
    ...(route.anyHost ? [] : (['INVALID_API_INPUT'] as const)),
    ...(route.access === 'session' ? (['NOT_SIGNED_IN', 'QUERY_TIMEOUT'] as const) : []),
    ...(isUnsafe(route) ? (['CSRF_REFUSED'] as const) : []),
  ]
  return refusalsOf(codes, 'problem')
}

const asTheyAre = (answers: Json): Json => answers
const withoutBodies = (answers: Json): Json =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [status, { description: (answer as Json).description }]),
  )
