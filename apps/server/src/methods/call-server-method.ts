import { AppError, type methods } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'
import { runServerMethod } from './run-server-method.ts'

export const callServerMethod: Handler<typeof methods.callServerMethod, CallContext> = (context, { params, body }) =>
  runServerMethod(context, { params, values: valuesOf(body) }, false)

/** No body is a body without values. */
function valuesOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'the body must be an object' })
  }
  return { ...body }
}
