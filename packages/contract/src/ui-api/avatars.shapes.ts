import type { Static } from 'typebox'
import type * as schemas from './avatar-shapes.schemas.ts'

export type ThemeAvatar = Static<typeof schemas.ThemeAvatar>
/** Its size is null when unknown. */
export type PhotoAvatar = Static<typeof schemas.PhotoAvatar>
/** The avatar of a record. */
export type RecordAvatar = ThemeAvatar | PhotoAvatar
