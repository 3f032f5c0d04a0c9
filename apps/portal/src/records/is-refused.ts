import { FetchError } from 'record-cache'

/** Whether the server has refused a call, with reasons that people can act on; false for a fault, and where no answer came. */
export const isRefused = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status >= 400 && error.status < 500
