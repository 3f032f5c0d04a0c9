import { errorsOf, type ServedCall } from 'contract'
import type { BoundCall } from '../http/bound-call.ts'
import { accessTexts, securityOf } from './access.ts'
import { chapterOf, chapters } from './chapters.ts'
import { type DescribedCall, describedCalls } from './described-calls.ts'
import { fileRoutes } from './file-routes.ts'
import { hoistSchemas, type JsonSchema } from './hoist-schemas.ts'
import { type DocumentFacts, introduction } from './introduction.ts'
import { type Json, json } from './json.ts'
import { mailRoutes } from './mail-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import { errorSchemas, refusalsOf } from './refusals.ts'
import { type RouteDoc, routeOperation } from './route-doc.ts'
import { liveEventSchema, serviceRoutes } from './service-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** Every route that is not a call of the contract. */
export const routeDocs: readonly RouteDoc[] = [
  ...fileRoutes,
  ...uploadRoutes,
  ...mailRoutes,
  ...providerRoutes,
  ...serviceRoutes,
]

/** The OpenAPI 3.1 document of every address of the server except the pages of the portal. */
export function openApi(calls: readonly BoundCall[], { cookieName, rateScale }: DocumentFacts): Json {
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
    info: { title: 'Navdesk', version: '1.0', description: introduction({ cookieName, rateScale }) },
    tags: chapters(),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
      schemas: { ...schemas.components, ...errorSchemas, LiveEvent: liveEventSchema },
    },
  }
}

function operation({ name, call, errors }: DescribedCall, hoist: (schema: unknown) => JsonSchema): Json {
  const [group = ''] = name.split('.')
  const isUnsafe = call.method !== 'GET'
  return {
    operationId: name.replace('.', '_'),
    tags: [chapterOf(group)],
    summary: call.summary,
    description: termsOf(call),
    security: securityOf(call.access),
    parameters: [
      ...parameters(hoist(call.params ?? {}), 'path'),
      ...parameters(hoist(call.query ?? {}), 'query'),
      ...(isUnsafe && call.access === 'session' ? [csrfToken] : []),
      ...(call.access === 'open' ? [] : [activity]),
      ...(call.idempotent ? [idempotencyKey] : []),
      ...(call.method === 'PATCH' ? [unmodifiedSince, match] : []),
    ],
    ...requestBody(call, call.body === undefined ? undefined : hoist(call.body)),
    responses: {
      [call.success]: {
        description: call.returns,
        ...(call.response === undefined ? {} : json('application/json', hoist(call.response))),
      },
      ...refusalsOf(errorsOf(call), errors),
    },
  }
}

/** Who may call it, its limits and its rate class. */
function termsOf({ access, limits, rate }: ServedCall): string {
  return [accessTexts[access], ...(limits === undefined ? [] : [`Limits: ${limits}`]), `Rate class: \`${rate}\`.`].join(
    '\n\n',
  )
}

function requestBody(call: ServedCall, body: JsonSchema | undefined): Json {
  if (call.encoding === 'multipart')
    return { requestBody: { required: true, ...json('multipart/form-data', uploadForm) } }
  return body === undefined ? {} : { requestBody: { required: true, ...json('application/json', body) } }
}

function parameters(schema: JsonSchema, place: 'path' | 'query'): Json[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const properties = (schema.properties ?? {}) as { [name: string]: JsonSchema }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof property.description === 'string' ? { description: property.description } : {}),
    schema: property,
  }))
}

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})
const csrfToken = header('x-csrf-token', true, 'The `csrfToken` that sign-in answered.')
const idempotencyKey = header(
  'Idempotency-Key',
  false,
  'A text of your choice for one creation: sending the same request again under it answers the first answer and creates nothing.',
)
const unmodifiedSince = header(
  'If-Unmodified-Since',
  false,
  'The `LastModifiedDate` that you read, as an HTTP date in whole seconds. A record that was changed since is not changed.',
)
const match = header(
  'If-Match',
  false,
  'The `weakEtag` that you read, in double quotes. A record with another one is not changed.',
)
const activity: Json = {
  ...header(
    'x-user-activity',
    false,
    '1 for a request that a person caused: it renews the idle time of the session, as every write does.',
  ),
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
