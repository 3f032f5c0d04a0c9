import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofIds } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { PhotoAvatar, ThemeAvatar } from './avatar-shapes.ts'
import { RecordId, RecordIds, strict } from './inputs.ts'
import { batchItem } from './shapes.ts'

const RecordAvatar = Type.Union([ThemeAvatar, PhotoAvatar])

export const getRecordAvatars = defineCall({
  method: 'GET',
  path: `${UI_API}/record-avatars/batch/{recordIds}`,
  summary: 'The avatar of each record: its picture, or the theme of its object; results in request order.',
  returns: '`{ hasErrors, results }`, each result a `RecordAvatar` or a list of `ErrorEntry`.',
  limits: '200 ids.',
  errors: [...ofIds, 'QUERY_TOO_COMPLICATED'],

  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object({ formFactor: Type.Optional(Type.String({ maxLength: 20 })) }, strict),
  response: Type.Object({ hasErrors: Type.Boolean(), results: Type.Array(batchItem(RecordAvatar)) }),
})

const optionalText = Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()]))

/** `AssociateAvatar` sets a picture; the others remove it. */
const AvatarAction = Type.Union([
  Type.Literal('AssociateAvatar'),
  Type.Literal('DisassociateAvatar'),
  Type.Literal('RemoveLogo'),
  Type.Literal('ReportLogo'),
])

export const updateRecordAvatar = defineCall({
  method: 'POST',
  path: `${UI_API}/record-avatars/{recordId}/association`,
  summary: 'Sets or removes the picture of a record; internal users only.',
  returns: '`RecordAvatar`. Addresses have at most 2,000 characters.',
  limits: 'Addresses of 2,000 characters, other texts of 255.',
  errors: [...ofIds, 'INSUFFICIENT_ACCESS', 'MISSING_ARGUMENT'],

  params: Type.Object({ recordId: RecordId }, strict),
  body: Type.Object(
    {
      actionType: AvatarAction,
      photoUrl: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()])),
      profileName: optionalText,
      blueMasterId: optionalText,
      externalId: optionalText,
    },
    strict,
  ),
  response: RecordAvatar,
})
