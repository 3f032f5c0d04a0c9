import { errorsOf, type ServedCall } from 'contract'
import type { BoundCall } from '../http/bound-call.ts'
import { type DescribedCall, describedCalls } from './described-calls.ts'
import { fileRoutes } from './file-routes.ts'
import { hoistSchemas, type JsonSchema } from './hoist-schemas.ts'
import { type Json, json } from './json.ts'
import { errorSchemas, refusalsOf } from './refusals.ts'
import { type RouteDoc, routeOperation } from './route-doc.ts'
import { liveEventSchema, serviceRoutes } from './service-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** Every address beside the calls of the contract. */
export const routeDocs: readonly RouteDoc[] = [...fileRoutes, ...uploadRoutes, ...serviceRoutes]

/** The OpenAPI 3.1 document of every address of the server except the pages of the portal. */
export function openApi(calls: readonly BoundCall[], cookieName: string): Json {
  const schemas = hoistSchemas()
  const paths: { [path: string]: Json } = {}
  for (const described of describedCalls(calls)) {
    const { path, method } = described.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(described, schemas.hoist) }
  }
  for (const route of routeDocs) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: routeOperation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Navdesk',
      version: '1.0',
      description:
        'Calls that write carry the session cookie and the header x-csrf-token, whose value sign-in answers. ' +
        'They renew the idle time of the session, as does any request with the header x-user-activity: 1. ' +
        'Every GET except that of live events answers HEAD too, without the body. Times are ISO 8601 in UTC, sizes are in bytes. ' +
        'All other addresses are pages of the portal and their files.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
      schemas: { ...schemas.components, ...errorSchemas, LiveEvent: liveEventSchema },
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
      ...(call.access === 'open' ? [] : [activity]),
      ...(call.idempotent ? [header('Idempotency-Key', false)] : []),
      ...(call.method === 'PATCH' ? [header('If-Unmodified-Since', false), header('If-Match', false)] : []),
    ],
    ...requestBody(call, schemas.body === undefined ? undefined : hoist(schemas.body)),
    responses: {
      [call.success]: {
        description: call.returns,
        ...(schemas.response === undefined ? {} : json('application/json', hoist(schemas.response))),
      },
      ...refusalsOf(errorsOf(call), errors),
    },
  }
}

/** Visitor calls accept requests with and without a session. */
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
const activity: Json = {
  ...header('x-user-activity', false),
  description: '1 for a request that a person caused: it renews the idle time of the session, as every write does.',
  schema: { type: 'string', enum: ['1'] },
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
