// Written by `npm run generate` from ui-api/apps.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/apps.ts'

/**
 * The apps that the caller may open, with their navigation.
 *
 * @returns `{ apps, eTag }`; `apps` is a list of `App`.
 */
export const getAllApps: CallOf<typeof definitions.getAllApps> = {
  method: 'GET',
  path: `${UI_API}/apps`,
}

/**
 * One app, by its id or developer name.
 *
 * @returns `App`.
 * @throws NOT_FOUND.
 */
export const getAppDetails: CallOf<typeof definitions.getAppDetails> = {
  method: 'GET',
  path: `${UI_API}/apps/{appId}`,
}

/**
 * One page of the navigation of all apps of the caller; pages count from 0.
 *
 * @returns `NavItemsPage`.
 * Limits: Pages of 1 to 2,000, 25 by default; 200 names.
 * @throws NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED.
 */
export const getNavItems: CallOf<typeof definitions.getNavItems> = {
  method: 'GET',
  path: `${UI_API}/nav-items`,
}
