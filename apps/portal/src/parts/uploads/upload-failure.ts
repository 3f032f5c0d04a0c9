import { FetchError } from 'record-cache'

/** Nothing was sent, because the user must confirm the export-control notice first. */
export class NoticeNotConfirmed extends Error {}

/**
 * What an attempt failed with. `interrupted` and `no-response`: the server keeps the received bytes, and another attempt continues.
 * `missing`: the server has no such upload. `too-large`: retrying is pointless.
 */
export type UploadFailure =
  | 'notice-not-confirmed'
  | 'signed-out'
  | 'missing'
  | 'no-response'
  | 'interrupted'
  | 'too-large'
  | 'refused'

export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof NoticeNotConfirmed) return 'notice-not-confirmed'
  if (!(error instanceof FetchError)) return 'refused'
  const hasCode = (code: string): boolean => error.errors.some(({ type }) => type === code)
  if (hasCode('EXPORT_ACKNOWLEDGEMENT_REQUIRED')) return 'notice-not-confirmed'
  // Another tab may have started a new session.
  if (error.status === 401 || hasCode('CSRF_REFUSED')) return 'signed-out'
  if (error.status === 0) return 'no-response'
  if (error.status === 404) return 'missing'
  if (error.status === 413) return 'too-large'
  return INTERRUPTIONS.includes(error.status) || hasCode('TOO_MANY_REQUESTS') ? 'interrupted' : 'refused'
}

/** Another request for the same upload, and a service that restarts. */
const INTERRUPTIONS = [409, 423, 502, 503, 504]
