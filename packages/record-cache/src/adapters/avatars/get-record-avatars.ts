import type { RecordAvatar } from 'contract'
import * as avatars from 'contract/ui-api/avatars'
import type { ConfigOf } from '../../adapter.ts'
import { ids, maybe, text } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { type Answering, defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import type { BatchItem } from '../../normalise/store-record.ts'
import { avatarKey } from './avatar-key.ts'

const config = { recordIds: ids, formFactor: maybe(text) }

const single = defineRead(
  'getRecordAvatars',
  avatars.getRecordAvatars as Answering<RecordAvatar>,
  lifetimesMs.avatars,
  config,
  { key: ({ recordIds }) => avatarKey(recordIds.join()), about: 'recordIds' },
)

/**
 * Reads the avatars of records, a picture or the theme of the object, in the order of `recordIds`. A request is sent only for avatars
 * that are neither in the store nor in flight.
 */
export const getRecordAvatars = defineBatch('getRecordAvatars', avatars.getRecordAvatars, single, config, {
  many: 'recordIds',
  one: 'recordIds',
  itemsOf,
  errorLifetime: lifetimesMs.avatarError,
  storesRefusals: true,
})

export type GetRecordAvatarsConfig = ConfigOf<typeof getRecordAvatars>

/** An answer with `hasErrors` lists its results in the order of `recordIds`; any other is a map by record id. */
function itemsOf(body: unknown, recordIds: readonly string[]): readonly (BatchItem<unknown> | undefined)[] {
  const answer = body as { hasErrors?: boolean; results: BatchItem<unknown>[] } & { [recordId: string]: unknown }
  if (answer.hasErrors !== undefined) return answer.results
  return recordIds.map((recordId) => {
    const result = answer[recordId]
    return result === undefined ? undefined : { statusCode: 200, result }
  })
}
