// Written by `npm run generate` from methods/operations.ts; change that file instead.

import type * as definitions from '../../methods/operations.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * For administrators: mails and other jobs that have failed, what waits, storage, versions, what is connected, and
 * settings that cannot be used.
 *
 * @throws NOT_FOUND.
 */
export const getHealth: ServerMethodOf<typeof definitions.getHealth> = {
  className: 'OperationsController',
  methodName: 'getHealth',
  readOnly: true,
}

/**
 * For administrators: tries all mails and other jobs again that have failed.
 *
 * @throws NOT_FOUND.
 */
export const retryFailedJobs: ServerMethodOf<typeof definitions.retryFailedJobs> = {
  className: 'OperationsController',
  methodName: 'retryFailedJobs',
  readOnly: false,
}
