import * as limits from 'contract/limits'
import type { SendRead } from '../engine/network.ts'
import { FetchError } from '../fetch-error.ts'
import { type BatchAnswer, itemOf } from '../normalise/store-record.ts'
import { recordRequests, type WantedFields } from './record-requests.ts'

/** The answer for one record: its body, or its failure. */
export type Answered = { readonly result?: unknown; readonly error?: FetchError }

/**
 * Reads one record, or several by their batch. Many fields are split into several requests. If the service answers QUERY_TOO_COMPLICATED, a
 * request is split in half.
 *
 * @param take - stores an answer, in the order of the ids; `isLast` if all fields have been answered.
 * @throws FetchError, for a single record also its 404, after the call of `take`.
 */
export async function readRecords(
  ids: readonly string[],
  wanted: WantedFields,
  send: SendRead,
  take: (answers: readonly Answered[], isLast: boolean) => void,
  most: number = limits.fieldsPerRequest,
): Promise<void> {
  const isSingle = ids.length === 1
  const requests = recordRequests(ids, wanted, most)
  try {
    for (const request of requests) {
      const takeBody = (body: unknown) => {
        const items = isSingle ? [itemOf(body)] : (body as BatchAnswer<unknown>).results
        const answers = items.map(({ statusCode: status, result }) =>
          status === 200
            ? { result }
            : { error: new FetchError(request.path, { status, statusText: '', body: result }) },
        )
        take(answers, request === requests.at(-1))
      }
      await send(request, takeBody, (error) => isSingle && take([{ error }], true))
    }
  } catch (error) {
    const isTooComplicated = (error as FetchError).errors.some(({ type }) => type === 'QUERY_TOO_COMPLICATED')
    const fewer = Math.floor(Math.min(most, wanted.required.length + wanted.optional.length) / 2)
    if (!isTooComplicated || fewer === 0) throw error
    await readRecords(ids, wanted, send, take, fewer)
  }
}
