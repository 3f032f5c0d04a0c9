// Written by `npm run generate` from ui-api/list-preferences.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/list-preferences.ts'

/**
 * The preferences of the caller for a list: column widths in pixels, wrapping and order.
 *
 * @returns `ListPreferences`. Widths are in pixels.
 * @throws NOT_FOUND.
 */
export const getListPreferences: CallOf<typeof definitions.getListPreferences> = {
  method: 'GET',
  path: `${UI_API}/list-preferences/{objectApiName}/{listViewApiName}`,
}

/**
 * Changes the preferences of the caller for a list. Columns that are not sent are unchanged; a width of -1 clears the
 * width.
 *
 * @returns `ListPreferences`. Widths are in pixels, at most 10,000.
 * Limits: 200 columns, 16 KiB; widths to 10,000 pixels.
 * @throws INVALID_FIELD, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const updateListPreferences: CallOf<typeof definitions.updateListPreferences> = {
  method: 'PATCH',
  path: `${UI_API}/list-preferences/{objectApiName}/{listViewApiName}`,
}
