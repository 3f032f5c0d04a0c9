import type { TSchema } from 'typebox'
import { defineCall, errorsOf, type ServedCall } from '../define-call.ts'
import type { ErrorCode } from '../errors.ts'
import type { MethodDefinition } from './server-method.ts'

/** The call of a server method by GET or POST. */
export function methodCall(verb: 'GET' | 'POST', path: string, definition: MethodDefinition): ServedCall {
  const { summary, access, idempotent, parameters, errors } = definition
  return defineCall({
    method: verb,
    path,
    summary,
    returns: 'The answer of the method.',
    access: access === 'open' ? 'visitor' : 'session',
    errors: ['NOT_FOUND', ...parameterErrors(parameters), ...errors],
    idempotent: verb === 'POST' && idempotent === true,
  })
}

/** Every code that a server method can answer with, by GET and by POST. */
export function methodErrors(definition: MethodDefinition): ErrorCode[] {
  const codes = errorsOf(methodCall('POST', '', definition))
  return definition.readOnly ? codes : [...codes, 'METHOD_NOT_ALLOWED']
}

function parameterErrors({ properties, required }: MethodDefinition['parameters']): ErrorCode[] {
  const types = new Set(Object.values(properties).map((schema: TSchema) => Reflect.get(schema, 'type')))
  return [
    ...((required ?? []).length > 0 ? (['MISSING_ARGUMENT'] as const) : []),
    ...(types.has('integer') ? (['NUMBER_OUTSIDE_VALID_RANGE'] as const) : []),
    ...(types.has('array') ? (['INVALID_ID_FIELD', 'QUERY_TOO_COMPLICATED'] as const) : []),
  ]
}
