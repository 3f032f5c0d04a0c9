import type * as schemas from './accounts.schemas.ts'
import type { WriteMethodOf } from './server-method.ts'

/**
 * Asks the account manager to remove the caller, by a case that goes to them. While such a case is open, it is answered
 * instead.
 *
 * @throws DAILY_LIMIT_REACHED, NOT_FOUND.
 */
export const requestRemoval: WriteMethodOf<typeof schemas.requestRemoval> = {
  className: 'AccountController',
  methodName: 'requestRemoval',
  readOnly: false,
}
