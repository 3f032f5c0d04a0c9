import { AppError, limits, toRecordId18 } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { MethodContext, MethodParameter, MethodValues, ServerMethodDefinition } from '../metadata/server-method.ts'
import { writeOnce } from './write-once.ts'

/** A call of a server method: its name, what was given, and whether it came in a query, where every value is a text. */
export type MethodCall = {
  className: string
  methodName: string
  values: Readonly<Record<string, unknown>>
  isQuery: boolean
  idempotencyKey?: string | undefined
  /** The address that it came from. */
  ip?: string
}

/** What a method answered, and whether the browser that got it may keep it. */
export type MethodAnswer = { result: unknown; isKeepable: boolean }

/**
 * Calls a server method of the application.
 *
 * @throws AppError `NOT_FOUND` for a method that does not exist, `NOT_SIGNED_IN` for a guest who calls one that wants a
 * session, `METHOD_NOT_ALLOWED` for a query to one that changes something, `MISSING_ARGUMENT`, `INVALID_API_INPUT`,
 * `INVALID_ID_FIELD`, `NUMBER_OUTSIDE_VALID_RANGE` and `QUERY_TOO_COMPLICATED` for its parameters, and what the method
 * throws.
 */
export async function callMethod(
  caller: PersonCaller,
  gateway: MethodContext['gateway'],
  call: MethodCall,
): Promise<MethodAnswer> {
  const { principal, engine } = caller
  const isSignedIn = principal.profile !== engine.app.guestProfile
  const name = `${call.className}/${call.methodName}`
  const method = engine.app.methods.get(name)
  if (!method) throw new AppError('NOT_FOUND')
  if (method.access === 'session' && !isSignedIn) throw new AppError('NOT_SIGNED_IN')
  if (call.isQuery && !method.readOnly) throw new AppError('METHOD_NOT_ALLOWED', { method: 'GET', allow: 'POST' })
  const values = checkedValues(method, call)
  const asked = { key: call.idempotencyKey, request: [name, values] }
  const result = await method.run(
    {
      gateway,
      principal,
      isSignedIn,
      ip: call.ip ?? '',
      writeOnce: (...work) => writeOnce(isSignedIn ? caller : null, engine, asked, ...work),
    },
    values,
  )
  return { result, isKeepable: method.readOnly && method.answers === 'catalogue' }
}

function checkedValues({ parameters }: ServerMethodDefinition, { values, isQuery }: MethodCall): MethodValues {
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(parameters, name))
  if (unknown !== undefined) throw new AppError('INVALID_API_INPUT', { reason: 'a parameter is not known' })
  const checked: Record<string, MethodValues[string]> = {}
  for (const [name, parameter] of Object.entries(parameters)) {
    const given = values[name] ?? null
    if (given === null || given === '') {
      if (parameter.required) throw new AppError('MISSING_ARGUMENT', { parameter: name })
      continue
    }
    checked[name] = checkedValue(name, parameter, isQuery ? fromText(parameter, given) : given)
  }
  return checked
}

/** Only the exact texts of numbers and flags are read as such. */
function fromText({ type }: MethodParameter, given: unknown): unknown {
  if (type === 'integer' && typeof given === 'string' && /^-?\d{1,15}$/.test(given)) return Number(given)
  if (type === 'flag' && (given === 'true' || given === 'false')) return given === 'true'
  return given
}

function checkedValue(name: string, parameter: MethodParameter, value: unknown): MethodValues[string] {
  const { type, maxLength = 255, min = 0, max = Number.MAX_SAFE_INTEGER } = parameter
  if (type === 'ids' && Array.isArray(value)) return checkedIds(name, parameter, value)
  if (type === 'flag' && typeof value === 'boolean') return value
  if (type === 'integer' && Number.isInteger(value) && typeof value === 'number') {
    if (value < min || value > max) throw new AppError('NUMBER_OUTSIDE_VALID_RANGE', { parameter: name, min, max })
    return value
  }
  const isText = typeof value === 'string' && value.length <= maxLength && !value.includes('\0') && value.isWellFormed()
  if (type === 'text' && isText) return value
  throw new AppError('INVALID_API_INPUT', { reason: `${name} has the wrong form` })
}

function checkedIds(name: string, { required, maxItems = limits.idsPerRequest }: MethodParameter, value: unknown[]) {
  if (required && value.length === 0) throw new AppError('MISSING_ARGUMENT', { parameter: name })
  if (value.length > maxItems) throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${maxItems} ids` })
  const ids = value.map((text) => {
    const id = typeof text === 'string' ? toRecordId18(text) : null
    if (id === null)
      throw new AppError('INVALID_ID_FIELD', { id: typeof text === 'string' ? text.slice(0, 40) : typeof text })
    return id
  })
  return [...new Set(ids)]
}
