import type * as schemas from './downloads.schemas.ts'
import type { WriteMethodOf } from './server-method.ts'

/**
 * Sets the used downloads of services of the caller's account back to 0 and answers the result for each service.
 *
 * @throws DAILY_LIMIT_REACHED, DOWNLOAD_RESET_NOT_OFFERED, DOWNLOAD_RESET_UNDER_WAY, INVALID_ID_FIELD,
 * MISSING_ARGUMENT, NOT_FOUND, NO_ACTIVE_SUBSCRIPTION, QUERY_TOO_COMPLICATED.
 */
export const resetDownloads: WriteMethodOf<typeof schemas.resetDownloads> = {
  className: 'DownloadController',
  methodName: 'resetDownloads',
  readOnly: false,
}
