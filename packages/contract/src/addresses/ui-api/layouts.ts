// Written by `npm run generate` from ui-api/layouts.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/layouts.ts'

/**
 * The layout of an object for a type, mode and record type, with the fields the caller may see.
 *
 * @returns `Layout`.
 * @throws NOT_FOUND.
 */
export const getLayout: CallOf<typeof definitions.getLayout> = {
  method: 'GET',
  path: `${UI_API}/layout/{objectApiName}`,
}

/**
 * Which sections of a layout the caller has collapsed.
 *
 * @returns `LayoutUserState`.
 * @throws NOT_FOUND.
 */
export const getLayoutUserState: CallOf<typeof definitions.getLayoutUserState> = {
  method: 'GET',
  path: `${UI_API}/layout/{objectApiName}/user-state`,
}

/**
 * A path of an object, by its name or `Default`: the steps are the values of a picklist.
 *
 * @returns `PathLayout`.
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getPathLayout: CallOf<typeof definitions.getPathLayout> = {
  method: 'GET',
  path: `${UI_API}/path/layout/{objectApiName}`,
}

/**
 * Collapses or opens sections of a layout for the caller; sections that are not sent are unchanged.
 *
 * @returns `LayoutUserState`.
 * Limits: 200 sections, 16 KiB.
 * @throws NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const updateLayoutUserState: CallOf<typeof definitions.updateLayoutUserState> = {
  method: 'PATCH',
  path: `${UI_API}/layout/{objectApiName}/user-state`,
}
