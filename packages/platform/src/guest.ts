import type { AppModel } from './metadata/app-model.ts'
import type { Principal } from './metadata/principal.ts'

/**
 * A visitor without a session, with the rights of the guest profile.
 *
 * @param attributes - what grants of the guest profile bind, such as the one record that a mailed link opens.
 * @param id - whose uploads and quotas these are, at most 18 characters and no id of a record; absent for a visitor who has none.
 * @throws Error when the application has no profile for guests.
 */
export function guestOf(
  { guestProfile }: AppModel,
  attributes: Principal['attributes'] = {},
  id: string = '',
): Principal {
  if (guestProfile === undefined) throw new Error('The application has no profile for guests')
  return {
    userId: id,
    profile: guestProfile,
    attributes,
    timeZone: 'UTC',
    locale: 'en-US',
    epoch: 0,
    internal: false,
  }
}

/** The user whom a record names as its creator, editor or owner; null for the system, and for guests, who are no users. */
export function recordedUserId({ guestProfile }: AppModel, principal: Principal | null): string | null {
  return principal === null || principal.profile === guestProfile ? null : principal.userId
}
