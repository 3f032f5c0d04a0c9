import type { Call, CallSchemas, Exchange } from './call.ts'
import type { ErrorCode } from './errors.ts'

/** The rate class a call is counted in; the server sets the limit of each class. */
export type RateClass = 'read' | 'search' | 'write' | 'upload' | 'credential' | 'session'

/** How a call is served: for the server and its documentation, apart from the address that the browser loads. */
type CallTerms = {
  /** What it is for, in one sentence; shown in the OpenAPI document. */
  readonly summary: string
  /** What it answers; shown in the documentation of the calls. */
  readonly returns: string
  /** Its limits, shown in the documentation; absent when only the limits of every call apply. */
  readonly limits?: string
  /** Its own error codes, including those of single items of a batch; `errorsOf` adds the codes of every call of its kind. */
  readonly errors: readonly ErrorCode[]
  /** Patterns of path parameters, where two calls have the same path otherwise. */
  readonly matching?: Readonly<Record<string, string>>
  /** `read` for GET and `write` for the rest when absent. */
  readonly rate?: RateClass
  /** `session` when absent; `open` calls are answered without a session, `visitor` calls with or without one. */
  readonly access?: 'session' | 'open' | 'visitor'
  /** Status of the successful answer; 200 when absent. */
  readonly success?: 200 | 201 | 204
  /** `json` when absent; `multipart` bodies are streamed and have no body schema. */
  readonly encoding?: 'json' | 'multipart'
  /** True for creations, which replay the first answer to a repeated `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** False for a call that may read or write: its handler renews the session when it writes. */
  readonly renewsSession?: boolean
}

type CompleteTerms = CallTerms & Required<Omit<CallTerms, 'matching' | 'limits'>>

/** A call with its address, its schemas and how it is served. */
export type ServedCall = Call & CompleteTerms & CallSchemas

/** Defines a call: its address, how it is served, and its schemas. Absent terms get their defaults. */
export function defineCall<D extends Pick<Call, 'method' | 'path'> & CallTerms & CallSchemas>(
  definition: D,
): D & CompleteTerms & Call<Exchange<D>> {
  return {
    rate: definition.method === 'GET' ? 'read' : 'write',
    access: 'session',
    success: 200,
    encoding: 'json',
    idempotent: false,
    renewsSession: true,
    ...definition,
  }
}

/** Every code that a call can answer with, sorted. */
export function errorsOf({ method, access, idempotent, errors }: ServedCall): ErrorCode[] {
  const isUnsafe = method !== 'GET'
  const codes: ErrorCode[] = [
    ...errors,
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'TOO_MANY_REQUESTS',
    'INTERNAL_SERVER_ERROR',
    'QUERY_TIMEOUT',
    'SERVICE_UNAVAILABLE',
    ...(access === 'session' ? (['NOT_SIGNED_IN'] as const) : []),
    ...(isUnsafe ? (['CSRF_REFUSED', 'CONFLICT', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(idempotent ? (['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_IN_USE'] as const) : []),
  ]
  return [...new Set(codes)].sort()
}
