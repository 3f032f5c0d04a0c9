import { deleteRecord, type RecordCache } from 'record-cache'
import { isRefused } from './is-refused.ts'

/** Deletes a record. One that is gone already is no failure: another tab deleted it, or a call whose answer was lost. */
export async function deleteOnce(cache: RecordCache, recordId: string): Promise<void> {
  try {
    await cache.send(deleteRecord, recordId)
  } catch (failure) {
    if (!isRefused(failure) || failure.status !== 404) throw failure
  }
}
