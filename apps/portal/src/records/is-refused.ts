import { deleteRecord, FetchError, type RecordCache } from 'record-cache'

/** Whether the server rejected a call for reasons that the user can fix; false for a fault, and without an answer. */
export const isRefused = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status >= 400 && error.status < 500

/** Deletes a record. A 404 counts as success: another tab, or an earlier call whose answer was lost, has deleted it. */
export async function deleteOnce(cache: RecordCache, recordId: string): Promise<void> {
  try {
    await cache.send(deleteRecord, recordId)
  } catch (failure) {
    if (!isRefused(failure) || failure.status !== 404) throw failure
  }
}
