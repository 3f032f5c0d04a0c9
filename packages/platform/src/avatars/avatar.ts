import type { PhotoAvatar, ThemeAvatar } from 'contract'
import { eTagOf } from '../e-tag.ts'
import type { ObjectModel } from '../metadata/app-model.ts'

/** A picture as it is kept. */
export type StoredPhoto = {
  photoUrl: string
  provider: string | null
  blueMasterId: string | null
  responseId: string | null
  version: number
}

/** The theme of objects without one. */
const PLAIN_THEME = { color: '5B6770', iconUrl: null }

export function themeAvatar(object: ObjectModel, recordId: string): ThemeAvatar {
  const { color, iconUrl } = object.theme ?? PLAIN_THEME
  const body = { backgroundColor: color, iconUrl, recordId, type: 'Theme' as const }
  return { ...body, eTag: eTagOf(body) }
}

/** The size is unknown: the server never fetches the picture. */
export function photoAvatar(photo: StoredPhoto, recordId: string): PhotoAvatar {
  const body = {
    backgroundColor: null,
    height: null,
    photoMetadata: { companyBluemasterId: photo.blueMasterId, responseId: photo.responseId },
    photoUrl: photo.photoUrl,
    provider: photo.provider,
    recordId,
    type: 'Photo' as const,
    weakEtag: photo.version,
    width: null,
  }
  return { ...body, eTag: eTagOf(body) }
}
