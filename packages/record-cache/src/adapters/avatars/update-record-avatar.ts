import { avatars, type RecordAvatar } from 'contract'
import type { WriteAdapter } from '../../adapter.ts'
import { type ConfigFor, id, name, nullable, text } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { avatarKey } from './avatar-key.ts'

const params = { recordId: id }
const body = {
  actionType: name,
  blueMasterId: nullable(text),
  externalId: nullable(text),
  photoUrl: nullable(text),
  profileName: nullable(text),
}

export type UpdateRecordAvatarInput = ConfigFor<typeof params & typeof body>

const associate = defineWrite('updateRecordAvatar', avatars.updateRecordAvatar, params, {
  body,
  refusal: 'updateRecordAvatar invalid configuration',
  settle(engine, avatar, { recordId }): RecordAvatar {
    checkType(avatar.type)
    engine.change(() => putRepresentation(engine, avatarKey(recordId), avatar, lifetimesMs.avatars))
    return avatar
  },
})

/**
 * Gives a record a picture (`Photo`) or takes it away (`Theme`). What stands for it afterwards is in the store.
 *
 * @throws Error `updateRecordAvatar invalid configuration`; `Unsupported avatar type` for any other type, asked or answered.
 */
export const updateRecordAvatar: WriteAdapter<UpdateRecordAvatarInput, RecordAvatar> = {
  ...associate,
  request(input) {
    const request = associate.request(input)
    checkType(input.actionType)
    return request
  },
}

function checkType(type: string): void {
  if (type !== 'Photo' && type !== 'Theme') throw new Error('Unsupported avatar type')
}
