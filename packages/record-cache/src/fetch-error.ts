import { deepFreeze } from './deep-freeze.ts'
import type { CacheResponse } from './request.ts'

/** One reason of a failure. `field` is the API name of the field it is about. */
export type FetchErrorEntry = {
  readonly message: string
  /** The error code of the service, for example `INVALID_FIELD`. */
  readonly type: string
  readonly arguments: readonly unknown[]
  readonly field?: string
}

/**
 * A failed call: the address, the HTTP status and the reasons given. Status 0 stands for "no answer". It is frozen, its body included.
 */
export class FetchError extends Error {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly errors: readonly FetchErrorEntry[]
  /** The failed answer as it came, for readers that need more than the reasons. */
  readonly body: unknown

  constructor(url: string, response: Pick<CacheResponse, 'status' | 'statusText' | 'body'>, cause?: unknown) {
    const errors = reasonsOf(response)
    super(errors[0]?.message ?? response.statusText, cause === undefined ? undefined : { cause })
    this.name = 'FetchError'
    this.url = url
    this.status = response.status
    this.statusText = response.statusText
    this.errors = errors
    this.body = deepFreeze(response.body)
    Object.freeze(this)
  }
}

/** The value a reader gets for a config that its adapter does not take. */
export function invalidConfig(adapter: string): FetchError {
  return refusal(adapter, 400, 'Bad Request', 'INVALID_CONFIG', `Invalid config for "${adapter}"`)
}

/** The value a reader gets when it may only use the cache and the cache does not know. */
export function gatewayTimeout(adapter: string): FetchError {
  return refusal(adapter, 504, 'Gateway Timeout', 'GATEWAY_TIMEOUT', 'Gateway Timeout')
}

/** The value a reader gets when it may only use the cache for what a cache must not keep. */
export function notFetchable(adapter: string): FetchError {
  return refusal(adapter, 400, 'Bad Request', 'NOT_FETCHABLE', 'data is not fetchable')
}

/** The value a reader gets when the answer came but does not hold what was asked. */
export function incompleteAnswer(url: string): FetchError {
  return refusal(url, 502, 'Bad Gateway', 'INCOMPLETE_ANSWER', 'The answer does not hold what was asked for')
}

/** The value a reader gets when the cache was emptied while it waited. */
export function cacheWasReset(url: string): FetchError {
  return refusal(url, 0, 'Aborted', 'CACHE_RESET', 'The cache was emptied')
}

function refusal(url: string, status: number, statusText: string, errorCode: string, message: string): FetchError {
  return new FetchError(url, { status, statusText, body: [{ errorCode, message }] })
}

type WireError = { errorCode?: unknown; message?: unknown; title?: unknown; field?: unknown }

/** Reads answer a list of errors, writes an object with `output`, the product's own routes a problem document. */
function reasonsOf(response: Pick<CacheResponse, 'status' | 'statusText' | 'body'>): readonly FetchErrorEntry[] {
  const found = wireErrors(response.body).map((error) => entryOf(error, response))
  return Object.freeze(found.length > 0 ? found : [entryOf({}, response)])
}

function wireErrors(body: unknown): WireError[] {
  if (Array.isArray(body)) return body.filter(isObject)
  if (!isObject(body)) return []
  const output = isObject(body.output) ? body.output : {}
  const general = Array.isArray(output.errors) ? output.errors.filter(isObject) : []
  const byField = isObject(output.fieldErrors) ? Object.values(output.fieldErrors).flat().filter(isObject) : []
  return general.length + byField.length > 0 ? [...byField, ...general] : [body]
}

function entryOf(error: WireError, response: Pick<CacheResponse, 'statusText'>): FetchErrorEntry {
  const entry: { message: string; type: string; arguments: readonly unknown[]; field?: string } = {
    message: textOf(error.message) ?? textOf(error.title) ?? response.statusText,
    type: textOf(error.errorCode) ?? 'UNKNOWN_EXCEPTION',
    arguments: Object.freeze([]),
  }
  const field = textOf(error.field)
  if (field !== undefined) entry.field = field
  return Object.freeze(entry)
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
