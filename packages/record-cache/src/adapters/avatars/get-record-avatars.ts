import { avatars, type RecordAvatar } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { batchViewOf } from '../../define/batch-view-of.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, ids, maybe, text } from '../../define/check.ts'
import type { BatchAnswer, BatchItem } from '../../fetch/take-records.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { avatarKey } from './avatar-key.ts'

const params = { recordIds: ids }
const query = { formFactor: maybe(text) }

export type GetRecordAvatarsConfig = ConfigFor<typeof params & typeof query>

/**
 * Reads what stands for records, a picture or the theme of the object, in the order asked. Only ids that nobody asked for are asked for:
 * what is under way is waited for.
 */
export const getRecordAvatars: ReadAdapter<GetRecordAvatarsConfig, BatchAnswer<RecordAvatar>> = {
  kind: 'read',
  name: 'getRecordAvatars',
  open(engine, config) {
    const values = checked({ ...params, ...query }, config)
    if (values === null) return null
    const { recordIds } = values
    const request = (wanted: readonly string[]) =>
      callRequest(avatars.getRecordAvatars, { params, query }, { ...values, recordIds: wanted })
    const idsAt = (positions: readonly number[]) => positions.map((position) => recordIds[position] ?? '')
    return batchViewOf<RecordAvatar>(engine, {
      name: 'getRecordAvatars',
      members: recordIds.map((recordId) => ({
        name: 'getRecordAvatars',
        key: avatarKey(recordId),
        lifetime: lifetimesMs.avatars,
        aboutId: recordId,
        request: () => request([recordId]),
      })),
      request: (positions) => request(idsAt(positions)),
      itemsOf: (body, positions) => itemsOf(body, idsAt(positions)),
      errorLifetime: lifetimesMs.avatarError,
      keepsRefusals: true,
    })
  },
}

/** Answers with the flag `hasErrors` hold results in the order asked; others are maps by record id. */
function itemsOf(body: unknown, recordIds: readonly string[]): (BatchItem<unknown> | undefined)[] {
  const answer = body as { hasErrors?: boolean; results: BatchItem<unknown>[] } & { [recordId: string]: unknown }
  if (answer.hasErrors !== undefined) return answer.results
  return recordIds.map((recordId) => {
    const result = answer[recordId]
    return result === undefined ? undefined : { statusCode: 200, result }
  })
}
