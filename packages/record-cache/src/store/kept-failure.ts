import { FetchError } from '../fetch-error.ts'

/** A failure that a source keeps, as plain JSON, with the milliseconds until it is past its lifetime. */
export type KeptFailure = {
  failure: { url: string; status: number; statusText: string; body: unknown }
  freshMs: number
}

/** Writes a kept failure down, so that a page that was rendered with it can be rendered with it again. */
export function writeFailure({ url, status, statusText, body }: FetchError, freshMs: number): KeptFailure {
  return { failure: { url, status, statusText, body }, freshMs }
}

/** The error that was written down; undefined when the state of the source is none of a failure. */
export function readFailure(state: object): FetchError | undefined {
  if (!('failure' in state)) return undefined
  const { url, ...response } = (state as KeptFailure).failure
  return new FetchError(url, response)
}
