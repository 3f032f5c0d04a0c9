import * as limits from 'contract/limits'
import type { SendRead } from '../engine/network.ts'
import { FetchError } from '../fetch-error.ts'
import { type BatchAnswer, itemOf } from '../normalise/store-record.ts'
import { recordRequests, type WantedFields } from './record-requests.ts'

/** What the service answered of one record: its body, or why there is none. */
export type Answered = { readonly result?: unknown; readonly error?: FetchError }

/**
 * Reads one record, or several by their batch. Too many fields go out as several requests, each with half as many where the service answers
 * QUERY_TOO_COMPLICATED.
 *
 * @param take - stores what an answer holds, in the order of the ids; `isLast` when all fields have been answered by now.
 * @throws FetchError, for a single record also its 404, after `take` had it.
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
