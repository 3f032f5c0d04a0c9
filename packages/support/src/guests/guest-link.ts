import { AppError, exportNoticeVersion } from 'contract'
import { tokenIdOf } from 'identity'
import type { Gateway } from 'platform'
import type { MethodServices } from '../define-method.ts'

type GuestLinkParts = Pick<MethodServices, 'platform' | 'identity'>

/** The uploads of a guest, bound to the link to the form of a case. */
export type GuestUploads = Gateway['content']['uploads']

/**
 * What a guest may do who has a live link to the form of a case: upload files, and read those again that were uploaded by this link.
 *
 * @returns null where the link is dead.
 */
export async function guestWithLink({ platform, identity }: GuestLinkParts, token: string): Promise<Gateway | null> {
  const proof = await identity.readToken('guest', token)
  if (proof === null) return null
  const linkId = tokenIdOf(token)
  return platform.asGuest({ linkId, confirmedNotice: proof.facts.confirmedNotice ?? null }, linkId)
}

/** The uploads of a live link to the form of a case. @throws AppError `LINK_INVALID`. */
export async function uploadsByLink(parts: GuestLinkParts, token: string): Promise<GuestUploads> {
  const guest = await guestWithLink(parts, token)
  if (guest === null) throw new AppError('LINK_INVALID')
  return guest.content.uploads
}

/**
 * Keeps with a live link that its guest has confirmed the export-control notice: files are taken after that alone.
 *
 * @throws AppError `LINK_INVALID`; `EXPORT_ACKNOWLEDGEMENT_REQUIRED` for another version than the current one.
 */
export async function confirmNotice(
  { identity }: Pick<MethodServices, 'identity'>,
  token: string,
  confirmedNotice: string,
): Promise<void> {
  if (confirmedNotice !== exportNoticeVersion) {
    throw new AppError('EXPORT_ACKNOWLEDGEMENT_REQUIRED', {}, { field: 'confirmedNotice' })
  }
  if (!(await identity.addTokenFacts('guest', token, { confirmedNotice }))) throw new AppError('LINK_INVALID')
}
