import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { answerCheck } from '../answer-check.ts'
import { AppError } from '../errors.ts'
import { toRecordId18 } from '../ids.ts'
import { queryValue } from '../query-value.ts'
import { methodErrors } from './method-call.ts'
import { RECORD_IDS } from './parameters.ts'
import type { MethodDefinition, MethodExchangeOf, ServedMethod } from './server-method.ts'

/** Defines a server method: its address, how it is served and its schemas, from which its checks follow. */
export function defineServerMethod<const T extends MethodDefinition>(
  definition: T,
): ServedMethod<MethodExchangeOf<T>, T['readOnly']> {
  const name = `${definition.className}/${definition.methodName}`
  const errors: ReadonlySet<unknown> = new Set(methodErrors(definition))
  let readers: readonly ParameterReader[] | undefined
  return {
    ...definition,
    readParameters: (input, areTexts) => {
      readers ??= parameterReaders(definition)
      // The readers are derived from the schema, so their results have its type.
      return readAll(readers, input, areTexts) as MethodExchangeOf<T>['parameters']
    },
    checkAnswer: answerCheck(name, definition.answer),
    checkError: ({ code }) => {
      if (!errors.has(code)) throw new Error(`${name} was refused with ${code}, which its contract does not name`)
    },
  }
}

type ParameterReader = {
  name: string
  isRequired: boolean
  schema: TSchema
  /** @throws AppError when the value does not fit. */
  read(value: unknown): unknown
}

function readAll(
  readers: readonly ParameterReader[],
  input: Readonly<Record<string, unknown>>,
  areTexts: boolean,
): Record<string, unknown> {
  const isKnown = (name: string) => readers.some((reader) => reader.name === name)
  if (!Object.keys(input).every(isKnown)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'a parameter is not known' })
  }
  const values: Record<string, unknown> = {}
  for (const { name, isRequired, schema, read } of readers) {
    const value = input[name] ?? null
    if (value === null || value === '') {
      if (isRequired) throw new AppError('MISSING_ARGUMENT', { parameter: name })
      continue
    }
    values[name] = read(areTexts && typeof value === 'string' ? queryValue(schema, value) : value)
  }
  return values
}

function parameterReaders({ parameters: { properties, required } }: MethodDefinition): ParameterReader[] {
  const requiredNames: readonly string[] = required ?? []
  return Object.entries(properties).map(([name, schema]: [string, TSchema]) => ({
    name,
    isRequired: requiredNames.includes(name),
    schema,
    read: Reflect.get(schema, RECORD_IDS) === true ? idsReader(name, schema) : valueReader(name, schema),
  }))
}

function valueReader(name: string, schema: TSchema): ParameterReader['read'] {
  const validator = Compile(schema)
  return (value) => {
    if (!validator.Check(value)) throw refusal(name, schema, validator, value)
    return value
  }
}

/** The length of a list is checked before its ids, so that an overlong list is not walked. */
function idsReader(name: string, schema: TSchema): ParameterReader['read'] {
  const list = Compile({ ...schema, items: {} })
  const item = Compile(Reflect.get(schema, 'items') as TSchema)
  return (value) => {
    if (!list.Check(value)) throw refusal(name, schema, list, value)
    const ids = (value as readonly unknown[]).map((entry) => {
      const id = item.Check(entry) ? toRecordId18(String(entry)) : null
      if (id !== null) return id
      throw new AppError('INVALID_ID_FIELD', { id: typeof entry === 'string' ? entry.slice(0, 40) : typeof entry })
    })
    return [...new Set(ids)]
  }
}

type Bounds = { minimum?: number; maximum?: number; maxItems?: number }

function refusal(parameter: string, schema: TSchema, validator: Validator, value: unknown): AppError {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER, maxItems } = schema as Bounds
  switch (validator.Errors(value)[0]?.keyword) {
    case 'minimum':
    case 'maximum':
      return new AppError('NUMBER_OUTSIDE_VALID_RANGE', { parameter, min: minimum, max: maximum })
    case 'minItems':
      return new AppError('MISSING_ARGUMENT', { parameter })
    case 'maxItems':
      return new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${maxItems} ids` })
    default:
      return new AppError('INVALID_API_INPUT', { reason: `${parameter} has the wrong form` })
  }
}
