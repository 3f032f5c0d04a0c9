import { FetchError } from 'record-cache'

/** Whether the server rejected a call for reasons that the user can fix; false for a fault, and without an answer. */
export const isRefused = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status >= 400 && error.status < 500
