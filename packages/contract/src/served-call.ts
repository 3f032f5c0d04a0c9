import type { Call, CallSchemas } from './call.ts'

/** The rate class a call is counted in; the server holds the figures of each class. */
export type RateClass = 'read' | 'search' | 'write' | 'upload' | 'credential' | 'session'

/** How a call is served. Only the server and documents need it, so that it stands apart from the address. */
export type CallTerms = {
  /** What it is for, in one sentence; shown in the OpenAPI document. */
  readonly summary: string
  /** A pattern for a path parameter, by which the address is told from that of another call of the same form. */
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
}

/** A call with all that the server must know of it. */
export type ServedCall = Call & CallTerms & Required<Omit<CallTerms, 'matching'>>

/** Says how a call is served and which schemas it has. */
export const defineCall = <D extends CallTerms & CallSchemas>(definition: D): D => definition

/** Joins an address with its terms, filling the defaults. */
export function servedCall({ method, path }: Call, terms: CallTerms): ServedCall {
  const { matching, rate, access, success, encoding, idempotent, summary } = terms
  return {
    method,
    path,
    summary,
    rate: rate ?? (method === 'GET' ? 'read' : 'write'),
    access: access ?? 'session',
    success: success ?? 200,
    encoding: encoding ?? 'json',
    idempotent: idempotent ?? false,
    ...(matching === undefined ? {} : { matching }),
  }
}
