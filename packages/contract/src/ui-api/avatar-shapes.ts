import { type Static, Type } from 'typebox'

const text = Type.String()
const textOrNull = Type.Union([Type.String(), Type.Null()])
const countOrNull = Type.Union([Type.Integer(), Type.Null()])

export const ThemeAvatar = Type.Object({
  backgroundColor: text,
  eTag: text,
  iconUrl: textOrNull,
  recordId: text,
  type: Type.Literal('Theme'),
})

export const PhotoAvatar = Type.Object({
  backgroundColor: textOrNull,
  eTag: text,
  height: countOrNull,
  photoMetadata: Type.Object({ companyBluemasterId: textOrNull, responseId: textOrNull }),
  photoUrl: text,
  provider: textOrNull,
  recordId: text,
  type: Type.Literal('Photo'),
  weakEtag: Type.Integer(),
  width: countOrNull,
})

export type ThemeAvatar = Static<typeof ThemeAvatar>
/** Its size is null when unknown. */
export type PhotoAvatar = Static<typeof PhotoAvatar>
/** The avatar of a record. */
export type RecordAvatar = ThemeAvatar | PhotoAvatar
