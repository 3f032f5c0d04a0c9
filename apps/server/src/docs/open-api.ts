import swagger from '@fastify/swagger'
import { type ErrorCode, errorCatalogue } from 'contract'
import { type FastifyInstance, type FastifySchema, fastify } from 'fastify'
import { Type } from 'typebox'
import type { BoundCall } from '../http/bound-call.ts'
import { errorBodies } from '../http/error-answers.ts'
import { type DescribedRoute, describeBySchemas, type RoutePolicy } from '../http/route-policy.ts'
import { chapters } from './chapters.ts'
import { describedCalls } from './described-calls.ts'
import { hoistSchemas } from './hoist-schemas.ts'
import { type DocumentFacts, introduction } from './introduction.ts'

type Header = { description?: string; schema: { required?: unknown }; required?: unknown }
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: { in: string; name: string; description?: string; schema: object }[]
  requestBody?: { required: unknown; content: Record<string, Header> }
  responses: Record<string, { description: string; headers?: Record<string, Header>; content?: object }>
}
/** The OpenAPI 3.1 document. */
export type Document = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

/** Describes every address of a server except the pages of the portal. */
export async function openApi(
  { routeList }: Pick<FastifyInstance, 'routeList'>,
  calls: readonly BoundCall[],
  facts: DocumentFacts,
): Promise<Document> {
  const { components, hoist } = hoistSchemas()
  // This server only describes routes. Two calls of one address are one route in it, and each server method is a separate route.
  const app = fastify({ exposeHeadRoutes: false })
  describeBySchemas(app)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Navdesk', version: '1.0', description: introduction(facts) },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: facts.cookieName } } },
    },
    convertConstToEnum: false,
  })
  const answersGet = new Set(routeList.filter(({ method }) => method === 'GET').map(({ url }) => url))
  const routes = routeList.filter(({ method, url }) => method !== 'HEAD' || !answersGet.has(url))
  for (const route of [...describedCalls(calls), ...routes.filter(({ schema }) => schema?.tags)]) {
    // HEAD in an array is documented as an operation; otherwise the library treats it as part of GET.
    app.route({ method: [route.method], url: route.url, schema: hoist(completed(route)), handler: () => undefined })
  }
  await app.ready()
  const document = app.swagger() as unknown as Document
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  for (const operation of operations) liftRequired(operation)
  const errors = Object.fromEntries(Object.values(errorBodies).map(({ name, schema }) => [name, schema]))
  const used = new Set(operations.flatMap(({ tags }) => tags))
  return {
    ...document,
    tags: chapters().filter(({ name }) => used.has(name)),
    components: { ...document.components, schemas: { ...components, ...errors } },
  }
}

/** The library leaves `required` of bodies and response headers inside their schemas; OpenAPI wants it next to the schema. */
function liftRequired({ requestBody, responses }: Operation): void {
  for (const header of Object.values(responses).flatMap(({ headers = {} }) => Object.values(headers))) {
    header.required = header.schema.required ?? false
    delete header.schema.required
  }
  for (const { schema } of Object.values(requestBody?.content ?? {})) {
    if (requestBody === undefined || schema.required !== false) continue
    requestBody.required = false
    delete schema.required
  }
}

/** The description of a route, completed by its policy. */
function completed({ method, policy, schema = {} }: DescribedRoute): FastifySchema {
  const { access, rate } = policy
  const isChange = access !== 'open' && !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const headers: { properties?: object; required?: string[] } = schema.headers ?? {}
  const csrf = isChange && access === 'session'
  return {
    ...schema,
    description: [accessTexts[access], schema.description, `Rate class: \`${rate}\`.`].filter(Boolean).join('\n\n'),
    security: access === 'open' ? [] : [...(access === 'visitor' ? [{}] : []), { session: [] }],
    headers: {
      type: 'object',
      required: [...(headers.required ?? []), ...(csrf ? ['x-csrf-token'] : [])],
      properties: {
        ...(isChange ? { 'x-csrf-token': csrfToken } : {}),
        ...(access === 'open' ? {} : { 'x-user-activity': activity }),
        ...headers.properties,
      },
    },
    response: { ...refusals(method, policy, isChange, schema.errors ?? []), ...(schema.response as object) },
  }
}

const accessTexts: Readonly<Record<RoutePolicy['access'], string>> = {
  session: 'Needs a session.',
  visitor: 'Answers with or without a session; without one, with the rights of guests.',
  open: 'Needs no session.',
}
const csrfToken = Type.String({ description: 'The `csrfToken` that sign-in answered; required with a session.' })
const activity = Type.Literal('1', {
  description: '1 for a request that a person caused: it renews the idle time of the session, as every write does.',
})

/** The error answers, by status: the codes of the route and of all routes with its policy. */
function refusals(
  method: string,
  { access, anyHost, errors = 'problem' }: RoutePolicy,
  isChange: boolean,
  own: readonly ErrorCode[],
) {
  const codes: ErrorCode[] = [
    ...own,
    ...(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const),
    ...(anyHost ? [] : (['INVALID_API_INPUT'] as const)),
    ...(access === 'open' ? [] : (['QUERY_TIMEOUT'] as const)),
    ...(access === 'session' ? (['NOT_SIGNED_IN'] as const) : []),
    ...(isChange ? (['CSRF_REFUSED'] as const) : []),
  ]
  const { name, mediaType } = errorBodies[errors]
  const schema = { $ref: `#/components/schemas/${name}` }
  // An error answer to HEAD has only a status.
  const body = method === 'HEAD' ? { type: 'null' } : { content: { [mediaType]: { schema } } }
  const byStatus = Map.groupBy([...new Set(codes)].sort(), (code) => errorCatalogue[code][0])
  const entries = [...byStatus].map(([status, members]) => [status, { description: listOf(members), ...body }])
  return Object.fromEntries(entries)
}

/** A line for each error code, with its text. Placeholders such as `{name}` are replaced in the response. */
const listOf = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `- \`${code}\` ${errorCatalogue[code][1]}`).join('\n')
