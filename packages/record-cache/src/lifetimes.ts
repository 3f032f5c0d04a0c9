const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long what a call answered counts as fresh, in milliseconds. The only place where lifetimes stand. */
export const lifetimesMs = {
  searchResults: 200,
  templateClone: SECOND_MS,
  duplicates: 30 * SECOND_MS,
  record: 30 * SECOND_MS,
  listRecords: 30 * SECOND_MS,
  templateCreate: 30 * SECOND_MS,
  relatedListRecords: 30 * SECOND_MS,
  relatedListCount: 30 * SECOND_MS,
  searchMetadata: 30 * SECOND_MS,
  navItems: 2 * MINUTE_MS,
  recordCollection: 2 * MINUTE_MS,
  actions: 5 * MINUTE_MS,
  apps: 5 * MINUTE_MS,
  avatars: 5 * MINUTE_MS,
  relatedListActions: 5 * MINUTE_MS,
  formulaActivations: 5 * MINUTE_MS,
  serverMethod: 5 * MINUTE_MS,
  relatedListActionsError: 5 * MINUTE_MS,
  listInfoError: 5 * MINUTE_MS,
  quickActionLayout: 15 * MINUTE_MS,
  quickActionInfo: 15 * MINUTE_MS,
  duplicatesConfiguration: 15 * MINUTE_MS,
  listObjectInfo: 15 * MINUTE_MS,
  listPreferences: 15 * MINUTE_MS,
  picklistValues: 15 * MINUTE_MS,
  objectInfo: 15 * MINUTE_MS,
  layout: 15 * MINUTE_MS,
  layoutUserState: 15 * MINUTE_MS,
  recordUi: 15 * MINUTE_MS,
  recordError: 15 * MINUTE_MS,
  relatedListInfo: 15 * MINUTE_MS,
  relatedListPreferences: 15 * MINUTE_MS,
  defaults: 15 * MINUTE_MS,
  batchError: 15 * MINUTE_MS,
  listInfo: 15 * MINUTE_MS,
  avatarError: HOUR_MS,
  listSummaries: 30 * DAY_MS,
  other: 30 * DAY_MS,
} as const

/** The kinds of things that have a lifetime. */
export type Lifetime = keyof typeof lifetimesMs
