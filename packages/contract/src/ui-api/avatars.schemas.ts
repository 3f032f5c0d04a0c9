import { Type } from 'typebox'
import { ofIds } from '../call-errors.ts'
import { defineCall } from '../served-call.ts'
import { PhotoAvatar, ThemeAvatar } from './avatar-shapes.schemas.ts'
import { RecordId, RecordIds, strict } from './inputs.schemas.ts'
import { batchItem } from './shapes.schemas.ts'

const RecordAvatar = Type.Union([ThemeAvatar, PhotoAvatar])

export const getRecordAvatars = defineCall({
  summary: 'What stands for each record, a picture or the theme of its object; results in request order.',
  returns: '`{ hasErrors, results }`, each result a `RecordAvatar` or a list of `ErrorEntry`.',
  limits: '200 ids.',
  errors: [...ofIds, 'QUERY_TOO_COMPLICATED'],

  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object({ formFactor: Type.Optional(Type.String({ maxLength: 20 })) }, strict),
  response: Type.Object({ hasErrors: Type.Boolean(), results: Type.Array(batchItem(RecordAvatar)) }),
})

const given = Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()]))

/** `AssociateAvatar` gives a picture; the others take it away. */
const AvatarAction = Type.Union([
  Type.Literal('AssociateAvatar'),
  Type.Literal('DisassociateAvatar'),
  Type.Literal('RemoveLogo'),
  Type.Literal('ReportLogo'),
])

export const updateRecordAvatar = defineCall({
  summary: 'Gives a record a picture or takes it away; for internal people.',
  returns: '`RecordAvatar`. Addresses have at most 2,000 characters.',
  limits: 'Addresses of 2,000 characters, other texts of 255.',
  errors: [...ofIds, 'INSUFFICIENT_ACCESS', 'MISSING_ARGUMENT'],

  params: Type.Object({ recordId: RecordId }, strict),
  body: Type.Object(
    {
      actionType: AvatarAction,
      photoUrl: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()])),
      profileName: given,
      blueMasterId: given,
      externalId: given,
    },
    strict,
  ),
  response: RecordAvatar,
})
