import type { AppModel } from './metadata/app-model.ts'
import type { Principal } from './metadata/principal.ts'

/**
 * A visitor without a session, with the rights of the guest profile.
 *
 * @param attributes - what grants of the guest profile bind, such as the one record that a mailed link opens.
 * @throws Error when the application has no profile for guests.
 */
export function guestOf({ guestProfile }: AppModel, attributes: Principal['attributes'] = {}): Principal {
  if (guestProfile === undefined) throw new Error('The application has no profile for guests')
  return {
    userId: '',
    profile: guestProfile,
    attributes,
    timeZone: 'UTC',
    locale: 'en-US',
    epoch: 0,
    internal: false,
  }
}
