const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

// How long what a call answered counts as fresh, in milliseconds. The only place where lifetimes stand. They are read as
// `lifetimesMs.record`, and each is a name of its own so that a browser downloads only those it uses.
export const searchResults = 200
export const templateClone = SECOND_MS
export const duplicates = 30 * SECOND_MS
export const record = 30 * SECOND_MS
export const listRecords = 30 * SECOND_MS
export const templateCreate = 30 * SECOND_MS
export const relatedListRecords = 30 * SECOND_MS
export const relatedListCount = 30 * SECOND_MS
export const searchMetadata = 30 * SECOND_MS
export const navItems = 2 * MINUTE_MS
export const recordCollection = 2 * MINUTE_MS
export const actions = 5 * MINUTE_MS
export const apps = 5 * MINUTE_MS
export const avatars = 5 * MINUTE_MS
export const relatedListActions = 5 * MINUTE_MS
export const formulaActivations = 5 * MINUTE_MS
export const serverMethod = 5 * MINUTE_MS
export const relatedListActionsError = 5 * MINUTE_MS
export const listInfoError = 5 * MINUTE_MS
export const quickActionLayout = 15 * MINUTE_MS
export const quickActionInfo = 15 * MINUTE_MS
export const duplicatesConfiguration = 15 * MINUTE_MS
export const listObjectInfo = 15 * MINUTE_MS
export const listPreferences = 15 * MINUTE_MS
export const picklistValues = 15 * MINUTE_MS
export const objectInfo = 15 * MINUTE_MS
export const layout = 15 * MINUTE_MS
export const layoutUserState = 15 * MINUTE_MS
export const recordUi = 15 * MINUTE_MS
export const recordError = 15 * MINUTE_MS
export const relatedListInfo = 15 * MINUTE_MS
export const relatedListPreferences = 15 * MINUTE_MS
export const defaults = 15 * MINUTE_MS
export const batchError = 15 * MINUTE_MS
export const listInfo = 15 * MINUTE_MS
export const avatarError = HOUR_MS
export const listSummaries = 30 * DAY_MS
export const other = 30 * DAY_MS

/** The kinds of things that have a lifetime. */
export type Lifetime = keyof typeof import('./lifetimes.ts')
