import * as records from 'contract/ui-api/records'
import type { WriteAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { recordKey } from '../../keys.ts'
import { applyWrites } from './apply-writes.ts'
import { deletion } from './deletion.ts'

/**
 * Deletes a record, by its id. It leaves the store; its subscribers are notified that it does not exist, and subscribed lists and counts that
 * it was in are refetched.
 *
 * @throws Error `Invalid config for "deleteRecord"`
 */
export const deleteRecord: WriteAdapter<string, null> = {
  kind: 'write',
  name: 'deleteRecord',
  request(input) {
    const recordId = recordKey(input)
    if (recordId === null) throw new Error('Invalid config for "deleteRecord"')
    return { method: 'DELETE', path: pathOf(records.deleteRecord.path, { recordId }) }
  },
  apply(engine, _answer, input) {
    const id = recordKey(input) ?? ''
    applyWrites(engine, [deletion(id)])
    return null
  },
}
