import { AppError, type CallSchemas, limits } from 'contract'
import { answerCheck, queryValue } from 'contract/checks'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

export type RawInput = { params: unknown; query: Readonly<Record<string, unknown>>; body: unknown }
export type CheckedInput = { params: unknown; query: unknown; body: unknown }

/** Checks the input and the answer of a call. */
export type CallCheck = {
  /**
   * Numbers and flags of the query are parsed from text; nothing else is converted.
   *
   * @throws AppError that names the first invalid member.
   */
  input(raw: RawInput): CheckedInput
  /** @throws Error when the answer does not match the contract. */
  answer(value: unknown): void
}

export function callCheck(name: string, schemas: CallSchemas): CallCheck {
  const params = validator(schemas.params)
  const query = validator(schemas.query)
  const body = validator(schemas.body)
  return {
    input: (raw) => ({
      params: params === null ? {} : checked(params, raw.params, 'path'),
      query: query === null ? noQuery(raw.query) : checked(query, readQuery(query.Type(), raw.query), 'query'),
      body: body === null ? undefined : checked(body, withFewMembers(raw.body) ?? emptyBody(body.Type()), 'body'),
    }),
    answer: schemas.response === undefined ? () => undefined : answerCheck(name, schemas.response),
  }
}

function validator(schema: TSchema | undefined): Validator | null {
  return schema === undefined ? null : Compile(schema)
}

function readQuery(schema: TSchema, raw: RawInput['query']): unknown {
  const properties: Readonly<Record<string, { type?: unknown; 'x-comma-joined'?: unknown }>> =
    Reflect.get(schema, 'properties') ?? {}
  const read = Object.entries(raw).map(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    const text = Array.isArray(value) && schema?.['x-comma-joined'] === true ? value.join(',') : value
    if (typeof text !== 'string') throw unknownParameter(name)
    return [name, queryValue(schema, text)]
  })
  return Object.fromEntries(read)
}

/** An empty body is accepted for an object without required members. */
function emptyBody(schema: TSchema): object | undefined {
  const required: unknown = Reflect.get(schema, 'required')
  const isObject = Reflect.get(schema, 'type') === 'object'
  return isObject && !(Array.isArray(required) && required.length > 0) ? {} : undefined
}

function noQuery(raw: RawInput['query']): Record<never, never> {
  const [name] = Object.keys(raw)
  if (name !== undefined) throw unknownParameter(name)
  return {}
}

/** Limits the members of a value, because the schema check takes seconds to report errors in tens of thousands of members. */
function withFewMembers(body: unknown): unknown {
  const waiting = [body]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (members.length > limits.membersOfValue) {
      throw new AppError('INVALID_API_INPUT', { reason: 'one of its objects or lists has too many members' })
    }
    for (const member of members) waiting.push(member)
  }
  return body
}

// An unknown name is cut to the length of real names before it is repeated.
const unknownParameter = (name: string): AppError =>
  new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: name.slice(0, 80).toWellFormed() })

function checked(schema: Validator, value: unknown, place: 'path' | 'query' | 'body'): unknown {
  if (schema.Check(value)) return value
  const error = culprit(schema.Errors(value))
  const missing = error?.keyword === 'required' ? error.params.requiredProperties[0] : undefined
  if (place === 'query' && missing !== undefined) throw new AppError('MISSING_ARGUMENT', { parameter: missing })
  const parameter = namedBy(error, missing) ?? place
  if (place === 'query') throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter })
  const reason = `${parameter} ${missing === undefined ? faultOf(error) : 'is missing'}`
  throw new AppError('INVALID_API_INPUT', { reason }, place === 'body' ? { field: fieldOf(error?.instancePath) } : {})
}

type CheckError = ReturnType<Validator['Errors']>[number]

/** The problem of a member, as text to append to its name. */
function faultOf(error: CheckError | undefined): string {
  const { limit, type } = (error?.params ?? {}) as { limit?: unknown; type?: unknown }
  return faults[error?.keyword ?? '']?.(limit, String(type)) ?? 'must be one of the values that the documentation names'
}

const faults: Readonly<Record<string, (limit: unknown, type: string) => string>> = {
  // Unknown members are checked against the schema `false`.
  boolean: () => 'is not known',
  additionalProperties: () => 'has members that are not known',
  type: (_, type) => `must be ${kinds[type] ?? 'of another kind'}`,
  minimum: (limit) => `must be ${limit} or more`,
  maximum: (limit) => `must be ${limit} or less`,
  minLength: (limit) => (limit === 1 ? 'must not be empty' : `must have ${limit} characters or more`),
  maxLength: (limit) => `must have ${limit} characters or fewer`,
  minItems: (limit) => (limit === 1 ? 'must not be empty' : `must have ${limit} entries or more`),
  maxItems: (limit) => `must have ${limit} entries or fewer`,
  maxProperties: (limit) => `must have ${limit} members or fewer`,
  uniqueItems: () => 'must not name anything twice',
  pattern: () => 'must have the form that the documentation shows',
  format: () => 'must have the form that the documentation shows',
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** The innermost error of a member. For a member that may have several forms, the outer errors do not name the wrong part. */
function culprit(errors: readonly CheckError[]): CheckError | undefined {
  const steps = ({ instancePath }: CheckError) => instancePath.split('/')
  const [first] = errors
  const ofMember = errors.filter((error) => first !== undefined && steps(error)[1] === steps(first)[1])
  return ofMember.reduce<CheckError | undefined>(
    (inner, error) => (inner === undefined || steps(error).length > steps(inner).length ? error : inner),
    undefined,
  )
}

// Names are repeated as they were sent, but without signs that mean something in markup, so that the answer does not reflect the input.
function namedBy(error: CheckError | undefined, missing: string | undefined): string | null {
  if (error === undefined) return null
  const path = [...error.instancePath.split('/').slice(1), ...(missing === undefined ? [] : [missing])].join('.')
  return path === '' || path.length > 80 ? null : path.replace(/[^\w.$ -]/g, '_')
}

function fieldOf(path: string | undefined): string | undefined {
  return /^\/fields\/(\w{1,80})$/.exec(path ?? '')?.[1]
}
