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

  constructor(
    url: string,
    { status, statusText, body }: Pick<CacheResponse, 'status' | 'statusText' | 'body'>,
    cause?: unknown,
  ) {
    const errors = reasonsOf(body, statusText)
    const { message = errors[0]?.message } = (body ?? {}) as { message?: string }
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'FetchError'
    this.url = url
    this.status = status
    this.statusText = statusText
    this.errors = errors
    this.body = body
    deepFreeze(this)
  }
}

/** The value a reader gets for a config that its adapter does not take. */
export const invalidConfig = (adapter: string) =>
  refusal(adapter, 400, 'Bad Request', 'INVALID_CONFIG', `Invalid config for "${adapter}"`)

/** The value a reader gets when it may only use the cache and the cache does not know. */
export const gatewayTimeout = (adapter: string) =>
  refusal(adapter, 504, 'Gateway Timeout', 'GATEWAY_TIMEOUT', 'Gateway Timeout')

/** The value a reader gets when it may only use the cache for what a cache must not keep. */
export const notFetchable = (adapter: string) =>
  refusal(adapter, 400, 'Bad Request', 'NOT_FETCHABLE', 'data is not fetchable')

/** The value a reader gets when the answer came but does not hold what was asked. */
export const incompleteAnswer = (adapter: string, cause?: unknown) =>
  refusal(adapter, 502, 'Bad Gateway', 'INCOMPLETE_ANSWER', 'Incomplete answer', cause)

/** What went wrong with a read, as a value: what is no failed call is an answer that could not be used. */
export const failureOf = (fault: unknown, url: string): FetchError =>
  fault instanceof FetchError ? fault : incompleteAnswer(url, fault)

/** The value those get who follow a record that was deleted. */
export const recordIsGone = (recordId: string) => refusal(recordId, 404, 'Not Found', 'NOT_FOUND', 'Record deleted')

/** The value a reader gets whose signal was aborted while it waited. */
export const readerAborted = (adapter: string) => refusal(adapter, 0, 'Aborted', 'ABORTED', 'Aborted')

/** The value a reader gets when the cache was emptied while it waited. */
export const cacheWasReset = (url: string) => refusal(url, 0, 'Aborted', 'CACHE_RESET', 'Cache reset')

const refusal = (
  url: string,
  status: number,
  statusText: string,
  errorCode: string,
  message: string,
  cause?: unknown,
) => new FetchError(url, { status, statusText, body: [{ errorCode, message }] }, cause)

type Unknown = { readonly [name: string]: unknown } | null | undefined

/** Reads answer a list of errors, writes an object with `output`, the product's own routes a problem document. */
function reasonsOf(body: unknown, statusText: string): FetchErrorEntry[] {
  const { fieldErrors, errors } = ((body as Unknown)?.output ?? {}) as { fieldErrors?: object; errors?: unknown }
  const result = Array.isArray(body) ? body : [...Object.values(fieldErrors ?? {}).flat(), errors ?? []].flat()
  const reasons: Unknown[] = result.filter((reason) => typeof reason === 'object' && reason !== null)
  return (reasons.length > 0 ? reasons : [body as Unknown]).map((reason) => {
    const text = (name: string) => (typeof reason?.[name] === 'string' ? reason[name] : undefined)
    const field = text('field')
    return {
      message: text('message') ?? text('title') ?? statusText,
      type: text('errorCode') ?? 'UNKNOWN_EXCEPTION',
      arguments: [],
      ...(field === undefined ? {} : { field }),
    }
  })
}
