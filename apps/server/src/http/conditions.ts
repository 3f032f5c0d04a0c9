import { AppError, limits } from 'contract'

/** The conditions of a write: the time of the known version, as ISO 8601 in UTC in whole seconds, and the version of the record. */
export type Conditions = { ifUnmodifiedSince?: string; ifMatch?: number }

type Headers = Readonly<Record<string, string | string[] | undefined>>

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Reads If-Unmodified-Since (an HTTP date) and If-Match (the `weakEtag` or the `eTag` of a record, quoted or bare).
 *
 * @throws AppError ILLEGAL_QUERY_PARAMETER_VALUE for an invalid header, because ignoring it could overwrite an edit.
 */
export function readConditions(headers: Headers): Conditions {
  const since = headers['if-unmodified-since']
  const match = headers['if-match']
  return {
    ...(since === undefined ? {} : { ifUnmodifiedSince: parseHttpDate(String(since)) }),
    ...(match === undefined ? {} : { ifMatch: parseVersion(String(match)) }),
  }
}

/**
 * Reads Idempotency-Key.
 *
 * @throws AppError ILLEGAL_QUERY_PARAMETER_VALUE when it is empty, too long or not printable ASCII.
 */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  const fits = typeof key === 'string' && /^[\x21-\x7e]+$/.test(key) && key.length <= limits.idempotencyKeyCharacters
  if (!fits) throw refused('Idempotency-Key')
  return key
}

function parseHttpDate(text: string): string {
  const time = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  // Date.parse accepts 31 February and a wrong weekday; formatting the result again reveals both.
  if (Number.isNaN(time) || new Date(time).toUTCString() !== text) throw refused('If-Unmodified-Since')
  return new Date(time).toISOString()
}

function parseVersion(text: string): number {
  const version = /^(?:W\/)?"?(?:[0-9A-Za-z]{18}\.)?(\d{1,15})"?$/.exec(text.trim())?.[1]
  if (version === undefined) throw refused('If-Match')
  return Number(version)
}

const refused = (parameter: string): AppError => new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter })
