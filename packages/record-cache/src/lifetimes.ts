const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long what a call answered counts as fresh, in milliseconds. The only place where lifetimes stand. */
export const lifetimesMs = {
  record: 30 * SECOND_MS,
  listRecords: 30 * SECOND_MS,
  relatedListRecords: 30 * SECOND_MS,
  relatedListCount: 30 * SECOND_MS,
  layout: 15 * MINUTE_MS,
  layoutUserState: 15 * MINUTE_MS,
  listInfo: 15 * MINUTE_MS,
  objectInfo: 15 * MINUTE_MS,
  picklistValues: 15 * MINUTE_MS,
  recordError: 15 * MINUTE_MS,
  recordUi: 15 * MINUTE_MS,
  batchError: 15 * MINUTE_MS,
  listInfoError: 5 * MINUTE_MS,
  other: 30 * DAY_MS,
} as const

/** The kinds of things that have a lifetime. */
export type Lifetime = keyof typeof lifetimesMs
