import { AppError, exportNoticeVersion } from 'contract'
import { tokenIdOf } from 'identity'
import type { Gateway } from 'platform'
import type { MethodServices } from '../define-method.ts'

type GuestLinkParts = Pick<MethodServices, 'platform' | 'identity'>

/** The uploads of a guest, bound to the link to the form of a case. */
export type GuestUploads = Gateway['uploads']

/**
 * The rights of a guest with a valid link to the form of a case: to upload files, and to read the files uploaded by this link.
 *
 * @returns null if the link is not valid.
 */
export async function guestWithLink({ platform, identity }: GuestLinkParts, token: string): Promise<Gateway | null> {
  const proof = await identity.readToken('guest', token)
  if (proof === null) return null
  const linkId = tokenIdOf(token)
  return platform.asGuest({ linkId, confirmedNotice: proof.facts.confirmedNotice ?? null }, linkId)
}

/** The uploads of a valid link to the form of a case. @throws AppError `LINK_INVALID`. */
export async function uploadsByLink(parts: GuestLinkParts, token: string): Promise<GuestUploads> {
  const guest = await guestWithLink(parts, token)
  if (guest === null) throw new AppError('LINK_INVALID')
  return guest.uploads
}

/**
 * Records with a valid link that its guest confirmed the export-control notice, which uploads require.
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
