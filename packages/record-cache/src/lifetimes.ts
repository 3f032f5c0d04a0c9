// How long answers are fresh, in milliseconds. All lifetimes are here. They are read as `lifetimesMs.record`; each is a separate export, so
// that a browser downloads only those in use.
export const searchResults = 200
export const templateClone = 1_000
export const duplicates = 30_000
export const record = 30_000
export const listRecords = 30_000
export const templateCreate = 30_000
export const relatedListRecords = 30_000
export const relatedListCount = 30_000
export const searchMetadata = 30_000
export const navItems = 120_000
export const recordCollection = 120_000
export const actions = 300_000
export const apps = 300_000
export const avatars = 300_000
export const relatedListActions = 300_000
export const formulaActivations = 300_000
export const serverMethod = 300_000
export const relatedListActionsError = 300_000
export const listInfoError = 300_000
export const quickActionLayout = 900_000
export const quickActionInfo = 900_000
export const duplicatesConfiguration = 900_000
export const listObjectInfo = 900_000
export const listPreferences = 900_000
export const picklistValues = 900_000
export const objectInfo = 900_000
export const layout = 900_000
export const layoutUserState = 900_000
export const recordUi = 900_000
export const recordError = 900_000
export const relatedListInfo = 900_000
export const relatedListPreferences = 900_000
export const defaults = 900_000
export const batchError = 900_000
export const listInfo = 900_000
export const avatarError = 3_600_000
export const listSummaries = 2_592_000_000
export const other = 2_592_000_000

/** The kinds of data with a lifetime. */
export type Lifetime = keyof typeof import('./lifetimes.ts')
