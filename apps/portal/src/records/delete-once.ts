import { deleteRecord, type RecordCache } from 'record-cache'
import { isRefused } from './is-refused.ts'

/** Deletes a record. A 404 counts as success: another tab, or an earlier call whose answer was lost, has deleted it. */
export async function deleteOnce(cache: RecordCache, recordId: string): Promise<void> {
  try {
    await cache.send(deleteRecord, recordId)
  } catch (failure) {
    if (!isRefused(failure) || failure.status !== 404) throw failure
  }
}
