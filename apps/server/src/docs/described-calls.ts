import { type CallSchemas, methods, type ServedCall, type ServedMethod } from 'contract'
import { methodCall } from 'contract/checks'
import { allMethods } from 'contract/methods'
import { type TSchema, Type } from 'typebox'
import type { BoundCall } from '../http/bound-call.ts'
import type { ErrorStyle } from '../http/error-answers.ts'

/** The description of a call in the document. */
export type DescribedCall = { name: string; call: ServedCall; errors: ErrorStyle }

/**
 * The calls as OpenAPI can distinguish them, each server method by a separate path. The server tells two calls of one address
 * apart by the form of a parameter; for OpenAPI they are one operation, whose parameter, query and answer are those of either.
 */
export function describedCalls(calls: readonly BoundCall[]): DescribedCall[] {
  const others = calls.filter(({ name }) => !name.startsWith('methods.'))
  return [...joinedCalls(others), ...(calls.length === others.length ? [] : allMethods.flatMap(describedMethod))]
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

function joinedCalls(calls: readonly BoundCall[]): DescribedCall[] {
  const addresses = Map.groupBy(calls, ({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
  return [...addresses.values()].flatMap((members) => (members.length > 1 ? [joined(members)] : members))
}

function joined(members: readonly BoundCall[]): DescribedCall {
  const [first, ...others] = members
  if (first === undefined) throw new Error('Nothing to join')
  const names = members.map(({ call }) => namesIn(call.path))
  const either = (names[0] ?? []).map((_, place) => joinedName(names.map((own) => own[place] ?? '')))
  const params = either.map((name, place) => [
    name,
    anyOf(members.map(({ call }, of) => paramAt(call, names[of]?.[place]))),
  ])
  let place = 0
  return {
    name: [first.name, ...others.map(({ name }) => name.split('.')[1])].join('Or'),
    call: {
      ...first.call,
      path: first.call.path.replace(/\{\w+\}/g, () => `{${either[place++]}}`),
      summary: members.map(({ call }) => call.summary).join(' Or: '),
      errors: members.flatMap(({ call }) => call.errors),
      params: Type.Object(Object.fromEntries(params)),
      query: joinedQuery(members.map(({ call }) => call.query)),
      response: anyOf(members.map(({ call }) => call.response ?? Type.Null())),
    },
    errors: first.errors,
  }
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** `listViewId` and `objectApiName` become `listViewIdOrObjectApiName`. */
const joinedName = (names: readonly string[]): string =>
  [...new Set(names)].reduce((all, name) => `${all}Or${name.charAt(0).toUpperCase()}${name.slice(1)}`)

const propertiesOf = (schema: TSchema | undefined): Record<string, TSchema> =>
  Reflect.get(schema ?? {}, 'properties') ?? {}

const paramAt = ({ params }: CallSchemas, name: string | undefined): TSchema =>
  propertiesOf(params)[name ?? ''] ?? Type.String()

function joinedQuery(queries: readonly (TSchema | undefined)[]): TSchema {
  const properties = queries.map(propertiesOf)
  const names = [...new Set(properties.flatMap((own) => Object.keys(own)))]
  const schemasOf = (name: string) => properties.map((own) => own[name]).filter((schema) => schema !== undefined)
  return Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(anyOf(schemasOf(name)))])))
}

function anyOf(schemas: readonly TSchema[]): TSchema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length === 1 && different[0] ? different[0] : Type.Union(different)
}
