import type { RecordAvatar } from 'contract'
import * as avatars from 'contract/ui-api/avatars'
import type { ConfigOf, WriteAdapter } from '../adapter.ts'
import { type ConfigFor, id, ids, maybe, nullable, oneOf, text } from '../define/check.ts'
import { defineBatch } from '../define/define-batch.ts'
import { type Answering, defineRead } from '../define/define-read.ts'
import { defineWrite } from '../define/define-write.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { putRepresentation } from '../normalise/representations.ts'
import type { BatchItem } from '../normalise/store-record.ts'

/** The key of a record's avatar, which is the same for every form factor. */
export const avatarKey = (recordId: string) => `avatar:${recordId}`

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
  singlePart: 'recordIds',
  itemsOf,
  errorLifetime: lifetimesMs.avatarError,
  storesRefusals: true,
})

export type GetRecordAvatarsConfig = ConfigOf<typeof getRecordAvatars>

/** An answer with `hasErrors` has a list of results in the order of `recordIds`; other answers are a map by record id. */
function itemsOf(body: unknown, recordIds: readonly string[]): readonly (BatchItem<unknown> | undefined)[] {
  const answer = body as { hasErrors?: boolean; results: BatchItem<unknown>[] } & { [recordId: string]: unknown }
  if (answer.hasErrors !== undefined) return answer.results
  return recordIds.map((recordId) => {
    const result = answer[recordId]
    return result === undefined ? undefined : { statusCode: 200, result }
  })
}

const params = { recordId: id }
const body = {
  actionType: oneOf('AssociateAvatar', 'DisassociateAvatar', 'RemoveLogo', 'ReportLogo'),
  blueMasterId: nullable(text),
  externalId: nullable(text),
  photoUrl: nullable(text),
  profileName: nullable(text),
}

export type UpdateRecordAvatarInput = ConfigFor<typeof params & typeof body>

/**
 * Sets the picture of a record (`AssociateAvatar`) or removes it, and stores the avatar in the answer.
 *
 * @throws Error `updateRecordAvatar invalid configuration`; `Unsupported avatar type` for an answer that is neither Photo nor Theme.
 */
export const updateRecordAvatar: WriteAdapter<UpdateRecordAvatarInput, RecordAvatar> = defineWrite(
  'updateRecordAvatar',
  avatars.updateRecordAvatar,
  params,
  {
    body,
    refusal: 'updateRecordAvatar invalid configuration',
    apply(engine, avatar, { recordId }): RecordAvatar {
      checkType(avatar.type)
      engine.change(() => putRepresentation(engine, avatarKey(recordId), avatar, lifetimesMs.avatars))
      return avatar
    },
  },
)

function checkType(type: string): void {
  if (type !== 'Photo' && type !== 'Theme') throw new Error('Unsupported avatar type')
}
