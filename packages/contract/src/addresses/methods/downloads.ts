// Written by `npm run generate` from methods/downloads.ts; change that file instead.

import type * as definitions from '../../methods/downloads.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Sets the used downloads of services of the caller's account back to 0 and answers the result for each service.
 *
 * @throws DAILY_LIMIT_REACHED, DOWNLOAD_RESET_NOT_OFFERED, DOWNLOAD_RESET_UNDER_WAY, INVALID_ID_FIELD,
 * MISSING_ARGUMENT, NOT_FOUND, NO_ACTIVE_SUBSCRIPTION, QUERY_TOO_COMPLICATED.
 */
export const resetDownloads: ServerMethodOf<typeof definitions.resetDownloads> = {
  className: 'DownloadController',
  methodName: 'resetDownloads',
  readOnly: false,
}
