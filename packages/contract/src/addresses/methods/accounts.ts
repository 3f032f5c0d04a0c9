// Written by `npm run generate` from methods/accounts.ts; change that file instead.

import type * as definitions from '../../methods/accounts.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Asks the account manager to remove the caller, by a case that goes to them. While such a case is open, it is answered
 * instead.
 *
 * @throws DAILY_LIMIT_REACHED, NOT_FOUND.
 */
export const requestRemoval: ServerMethodOf<typeof definitions.requestRemoval> = {
  className: 'AccountController',
  methodName: 'requestRemoval',
  readOnly: false,
}
