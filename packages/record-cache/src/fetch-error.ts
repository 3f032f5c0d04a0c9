import { deepFreeze } from './deep-freeze.ts'
import type { CacheResponse } from './request.ts'

/** One reason of a failure. `field` is the API name of the field that caused it. */
export type FetchErrorEntry = {
  readonly message: string
  /** The error code of the service, for example `INVALID_FIELD`. */
  readonly type: string
  readonly arguments: readonly unknown[]
  readonly field?: string
}

/**
 * A failed call: the address, the HTTP status (0 means no answer) and the reasons. Deeply frozen.
 */
export class FetchError extends Error {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly errors: readonly FetchErrorEntry[]
  /** The unchanged body of the failed answer, for readers that need more than the reasons. */
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

/** The error for a config that its adapter rejects. */
export const invalidConfig = (adapter: string) =>
  refusal(adapter, 400, 'Bad Request', 'INVALID_CONFIG', `Invalid config for "${adapter}"`)

/** The error if only the cache may be used and it has no data. */
export const gatewayTimeout = (adapter: string) =>
  refusal(adapter, 504, 'Gateway Timeout', 'GATEWAY_TIMEOUT', 'Gateway Timeout')

/** The error if only the cache may be used for data that must not be cached. */
export const notFetchable = (adapter: string) =>
  refusal(adapter, 400, 'Bad Request', 'NOT_FETCHABLE', 'data is not fetchable')

/** The error if the answer lacks the requested data. */
export const incompleteAnswer = (adapter: string, cause?: unknown) =>
  refusal(adapter, 502, 'Bad Gateway', 'INCOMPLETE_ANSWER', 'Incomplete answer', cause)

/** Converts a failed read to a value; an error other than a failed call means that the answer was unusable. */
export const failureOf = (fault: unknown, url: string): FetchError =>
  fault instanceof FetchError ? fault : incompleteAnswer(url, fault)

/** The error for subscribers of a deleted record. */
export const recordIsGone = (recordId: string) => refusal(recordId, 404, 'Not Found', 'NOT_FOUND', 'Record deleted')

/** The error for a reader whose signal was aborted while it waited. */
export const readerAborted = (adapter: string) => refusal(adapter, 0, 'Aborted', 'ABORTED', 'Aborted')

/** The error if the cache was reset while the reader waited. */
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

/**
 * Three error formats: reads of the service have a list, writes an object with `output`, and the product's other routes problem details.
 */
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
