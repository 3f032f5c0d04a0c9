import type { TSchema } from 'typebox'
import type { ErrorCode } from '../errors.ts'
import { type CallTerms, errorsOf, servedCall } from '../served-call.ts'
import type { MethodTerms, ServerMethod } from './server-method.ts'

/** How a server method is called by GET or POST, in the terms of a call. */
export function methodCallTerms(
  method: 'GET' | 'POST',
  { summary, access, idempotent, ...terms }: MethodTerms,
): CallTerms {
  return {
    summary,
    returns: 'The answer of the method.',
    access: access === 'open' ? 'visitor' : 'session',
    errors: ['NOT_FOUND', ...parameterErrors(terms.parameters), ...terms.errors],
    idempotent: method === 'POST' && idempotent === true,
  }
}

/** Every code that a server method can answer with, by GET and by POST. */
export function methodErrors(method: ServerMethod, terms: MethodTerms): ErrorCode[] {
  const post = servedCall({ method: 'POST', path: '' }, methodCallTerms('POST', terms))
  return [...errorsOf(post), ...(method.readOnly ? [] : (['METHOD_NOT_ALLOWED'] as const))]
}

function parameterErrors({ properties, required }: MethodTerms['parameters']): ErrorCode[] {
  const types = new Set(Object.values(properties).map((schema: TSchema) => Reflect.get(schema, 'type')))
  return [
    ...((required ?? []).length > 0 ? (['MISSING_ARGUMENT'] as const) : []),
    ...(types.has('integer') ? (['NUMBER_OUTSIDE_VALID_RANGE'] as const) : []),
    ...(types.has('array') ? (['INVALID_ID_FIELD', 'QUERY_TOO_COMPLICATED'] as const) : []),
  ]
}
