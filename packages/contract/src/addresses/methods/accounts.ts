// Written by `npm run generate` from methods/accounts.ts; change that file instead.

import type * as definitions from '../../methods/accounts.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Makes the address of a mailed link that of its contact and login, and notifies the old address.
 *
 * @throws LINK_INVALID, MISSING_ARGUMENT, NOT_FOUND.
 */
export const confirmAddress: ServerMethodOf<typeof definitions.confirmAddress> = {
  className: 'AccountController',
  methodName: 'confirmAddress',
  readOnly: false,
}

/**
 * What an action that the caller is offered on a record would touch, in numbers: cases, watched cases, sessions and the
 * like. Empty for actions that touch nothing else.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getActionEffects: ServerMethodOf<typeof definitions.getActionEffects> = {
  className: 'AccountController',
  methodName: 'getActionEffects',
  readOnly: true,
}

/**
 * Opens a case that asks the account manager to remove the caller. If such a case is open already, returns that one.
 *
 * @throws DAILY_LIMIT_REACHED, NOT_FOUND.
 */
export const requestRemoval: ServerMethodOf<typeof definitions.requestRemoval> = {
  className: 'AccountController',
  methodName: 'requestRemoval',
  readOnly: false,
}
