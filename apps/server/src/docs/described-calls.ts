import { type CallSchemas, errorsOf, methods, type ServedMethod } from 'contract'
import { methodCall } from 'contract/checks'
import { allMethods } from 'contract/methods'
import { type TProperties, type TSchema, Type } from 'typebox'
import type { BoundCall } from '../http/bound-call.ts'
import type { DescribedRoute } from '../http/route-policy.ts'
import { chapterOf } from './chapters.ts'

type DescribedCall = Pick<BoundCall, 'name' | 'call' | 'errors'>

/**
 * The calls as OpenAPI operations, with a separate path for each server method. Two calls of one address, which the server distinguishes by
 * the form of a parameter, become one operation: its parameter, query and response are the union of both.
 */
export function describedCalls(calls: readonly BoundCall[]): DescribedRoute[] {
  const others = calls.filter(({ name }) => !name.startsWith('methods.'))
  return [...joinedCalls(others), ...allMethods.flatMap(describedMethod)].map(routeOf)
}

function routeOf({ name, call, errors }: DescribedCall): DescribedRoute {
  const { method, path, access, rate, summary, limits, params, query, body, returns, response, success } = call
  return {
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    policy: { access, rate, errors },
    schema: {
      operationId: name.replace('.', '_'),
      tags: [chapterOf(name.split('.')[0] ?? '')],
      summary,
      ...(limits === undefined ? {} : { description: `Limits: ${limits}` }),
      params,
      querystring: query,
      headers: Type.Object({ ...(call.idempotent ? idempotency : {}), ...(method === 'PATCH' ? conditions : {}) }),
      ...(call.encoding === 'multipart' ? uploadForm : { body }),
      response: {
        [success]: response
          ? { description: returns, content: { 'application/json': { schema: response } } }
          : Type.Null({ description: returns }),
      },
      errors: errorsOf(call),
    },
  }
}

const optional = (description: string) => Type.Optional(Type.String({ description }))
const idempotency = {
  'Idempotency-Key': optional(
    'A unique text for one creation. A repeated request with the same key creates nothing and gets the first response.',
  ),
}
const conditions = {
  'If-Unmodified-Since': optional(
    'The `LastModifiedDate` that you read, as an HTTP date in whole seconds. If the record has changed since, the request is rejected.',
  ),
  'If-Match': optional(
    'The `weakEtag` that you read, in double quotes. If the record has another `weakEtag`, the request is rejected.',
  ),
}
const uploadForm = {
  consumes: ['multipart/form-data'],
  body: Type.Object({
    fileData: Type.String({ contentMediaType: 'application/octet-stream' }),
    title: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    contentDocumentId: Type.Optional(Type.String()),
  }),
}

/** A method as calls of its address: by GET if it only reads, and by POST. */
function describedMethod(method: ServedMethod): DescribedCall[] {
  const { className, methodName, parameters: body, answer: response } = method
  const path = methods.readServerMethod.path.replace('{apexClass}', className).replace('{apexMethod}', methodName)
  const described = (verb: 'GET' | 'POST', schemas: CallSchemas): DescribedCall => ({
    name: `${className}.${verb === 'GET' ? 'read_' : ''}${methodName}`,
    call: { ...methodCall(verb, path, method), ...schemas, response },
    errors: verb === 'GET' ? 'list' : 'write',
  })
  const query = Type.Object({ ...body.properties, methodParams })
  return [...(method.readOnly ? [described('GET', { query })] : []), described('POST', { body })]
}

const methodParams = Type.Optional(
  Type.String({ description: 'All parameters as one JSON object, instead of each by its name.' }),
)

function joinedCalls(calls: readonly DescribedCall[]): DescribedCall[] {
  const addresses = Map.groupBy(calls, ({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
  return [...addresses.values()].map((members) => members.reduce(joined))
}

/** `{listViewId}` and `{objectApiName}` become `{listViewIdOrObjectApiName}`. */
function joined({ name, call, errors }: DescribedCall, { name: nextName, call: next }: DescribedCall): DescribedCall {
  const parameter = [call, next].map(({ path }) => /\{(\w+)\}/.exec(path)?.[1] ?? '').reduce(orNext)
  const schemas = Object.values({ ...propertiesOf(call.params), ...propertiesOf(next.params) })
  return {
    name: orNext(name, nextName.split('.')[1] ?? ''),
    call: {
      ...call,
      path: call.path.replace(/\{\w+\}/, `{${parameter}}`),
      summary: `${call.summary} Or: ${next.summary}`,
      errors: [...call.errors, ...next.errors],
      params: Type.Object({ [parameter]: Type.Union(schemas) }),
      query: Type.Object({ ...propertiesOf(call.query), ...propertiesOf(next.query) }),
      response: Type.Union([call.response ?? Type.Null(), next.response ?? Type.Null()]),
    },
    errors,
  }
}

const orNext = (name: string, next: string): string => `${name}Or${next.charAt(0).toUpperCase()}${next.slice(1)}`

const propertiesOf = (schema: TSchema | undefined): TProperties => Reflect.get(schema ?? {}, 'properties') ?? {}
