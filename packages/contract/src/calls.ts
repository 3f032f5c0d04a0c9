/** The definition of every call, by group and name: for the server and for tests, never for the browser. */

export * as auth from './auth/auth.ts'
export * as session from './auth/session-calls.ts'
export * as methods from './methods/methods.ts'
export * as presence from './presence/presence.ts'
export * as seo from './seo/seo.ts'
export * as actions from './ui-api/actions.ts'
export * as apps from './ui-api/apps.ts'
export * as avatars from './ui-api/avatars.ts'
export * as duplicates from './ui-api/duplicates.ts'
export * as layouts from './ui-api/layouts.ts'
export * as listObjectInfo from './ui-api/list-object-info.ts'
export * as listPreferences from './ui-api/list-preferences.ts'
export * as lists from './ui-api/lists.ts'
export * as lookups from './ui-api/lookups.ts'
export * as objectInfo from './ui-api/object-info.ts'
export * as recordDefaults from './ui-api/record-defaults.ts'
export * as records from './ui-api/records.ts'
export * as relatedLists from './ui-api/related-lists.ts'
export * as search from './ui-api/search.ts'

/** The groups of calls. */
export type Calls = typeof import('./calls.ts')
