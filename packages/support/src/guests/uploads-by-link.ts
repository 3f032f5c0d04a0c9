import { AppError } from 'contract'
import type { GuestUploads } from '../guest-service.ts'
import { type GuestWithLinkParts, guestWithLink } from './guest-with-link.ts'

/** The uploads of a live link to the form of a case. @throws AppError `LINK_INVALID`. */
export async function uploadsByLink(parts: GuestWithLinkParts, token: string): ReturnType<GuestUploads['uploadsBy']> {
  const guest = await guestWithLink(parts, token)
  if (guest === null) throw new AppError('LINK_INVALID')
  return guest.content.uploads
}
