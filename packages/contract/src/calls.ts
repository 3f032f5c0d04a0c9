import * as auth from './auth/auth.ts'
import * as methods from './methods/methods.ts'
import * as presence from './presence/presence.ts'
import * as seo from './seo/seo.ts'
import * as actions from './ui-api/actions.ts'
import * as apps from './ui-api/apps.ts'
import * as avatars from './ui-api/avatars.ts'
import * as duplicates from './ui-api/duplicates.ts'
import * as layouts from './ui-api/layouts.ts'
import * as listObjectInfo from './ui-api/list-object-info.ts'
import * as listPreferences from './ui-api/list-preferences.ts'
import * as lists from './ui-api/lists.ts'
import * as lookups from './ui-api/lookups.ts'
import * as objectInfo from './ui-api/object-info.ts'
import * as recordDefaults from './ui-api/record-defaults.ts'
import * as records from './ui-api/records.ts'
import * as relatedLists from './ui-api/related-lists.ts'
import * as search from './ui-api/search.ts'

/** Every call of the product, by group and name. The server implements each; a missing one does not compile. */
export const calls = {
  actions,
  apps,
  auth,
  avatars,
  duplicates,
  layouts,
  listObjectInfo,
  listPreferences,
  lists,
  lookups,
  methods,
  objectInfo,
  presence,
  recordDefaults,
  records,
  relatedLists,
  search,
  seo,
}

export type Calls = typeof calls
