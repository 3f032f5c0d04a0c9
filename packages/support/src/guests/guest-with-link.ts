import { type Identity, tokenIdOf } from 'identity'
import type { Gateway, Platform } from 'platform'
import type { SupportPerson } from '../person.ts'

export type GuestWithLinkParts = {
  platform: Pick<Platform, 'asGuest'>
  identity: Pick<Identity<SupportPerson>, 'readToken'>
}

/**
 * What a guest may do who has a live link to the form of a case: upload files, and read those again that were uploaded by this link.
 *
 * @returns null where the link is dead.
 */
export async function guestWithLink(
  { platform, identity }: GuestWithLinkParts,
  token: string,
): Promise<Gateway | null> {
  const proof = await identity.readToken('guest', token)
  if (proof === null) return null
  const linkId = tokenIdOf(token)
  return platform.asGuest({ linkId, confirmedNotice: proof.facts.confirmedNotice ?? null }, linkId)
}
