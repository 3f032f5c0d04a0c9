import type { RecordAvatar } from 'contract'
import * as avatars from 'contract/ui-api/avatars'
import type { WriteAdapter } from '../../adapter.ts'
import { type ConfigFor, id, nullable, oneOf, text } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { avatarKey } from './avatar-key.ts'

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
 * Sets the picture of a record (`AssociateAvatar`) or removes it, and stores the avatar that is answered.
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
