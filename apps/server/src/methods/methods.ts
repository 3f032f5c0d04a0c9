import { AppError } from 'contract'
import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const methods: Implementation<Calls['methods'], CallContext> = {
  readServerMethod: (context, { params, query }) => run(context, { ...params, ...valuesOfQuery(query), isRead: true }),

  callServerMethod: async (context, { params, body }) => {
    const { visitor, idempotencyKey } = context
    if (visitor.methods.isWrite(params.apexClass, params.apexMethod)) await context.renewSession()
    return await run(context, { ...params, values: valuesOf(body), isRead: false, idempotencyKey })
  },
}

type Input = {
  apexClass: string
  apexMethod: string
  values: Readonly<Record<string, unknown>>
  areTexts?: boolean
  isRead: boolean
  idempotencyKey?: string | undefined
}

/** Runs a server method for the caller or, without a session, for a guest, and sets the cache header of the answer. */
async function run(context: CallContext, { apexClass, apexMethod, ...call }: Input): Promise<unknown> {
  const { ip, visitor, waitedMs } = context
  const { result, isKeepable } = await visitor.methods.call({
    ...call,
    className: apexClass,
    methodName: apexMethod,
    ip,
    waitedMs,
  })
  if (isKeepable) context.letKeep()
  return result
}

/** Parameters by name, each a text, or all of them as one JSON object in `methodParams`. */
function valuesOfQuery(query: Readonly<Record<string, string>>): Pick<Input, 'values' | 'areTexts'> {
  const { methodParams, ...others } = query
  if (methodParams === undefined) return { values: query, areTexts: true }
  if (Object.keys(others).length > 0) {
    throw new AppError('INVALID_API_INPUT', { reason: 'methodParams holds all parameters' })
  }
  return { values: valuesOf(parsed(methodParams)) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('INVALID_API_INPUT', { reason: 'methodParams must be JSON' }, { cause })
  }
}

/** No body is a body without values. */
function valuesOf(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'parameters must be an object' })
  }
  return { ...value }
}
