import { actions } from './actions.ts'
import { listObjectInfo, listPreferences, lists } from './lists.ts'
import { apps, layouts, objectInfo } from './metadata.ts'
import { avatars, duplicates, recordDefaults, records } from './records.ts'
import { relatedLists } from './related-lists.ts'
import { lookups, search } from './search.ts'

/** Answers every call of the UI service, by group and name. */
export const uiApi = {
  actions,
  apps,
  recordDefaults,
  duplicates,
  avatars,
  records,
  objectInfo,
  lists,
  listPreferences,
  listObjectInfo,
  layouts,
  relatedLists,
  search,
  lookups,
} as const
