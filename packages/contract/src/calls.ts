import { auth } from './auth/auth.ts'
import { methods } from './methods/methods.ts'
import { seo } from './seo/seo.ts'
import { actions } from './ui-api/actions.ts'
import { apps } from './ui-api/apps.ts'
import { avatars } from './ui-api/avatars.ts'
import { duplicates } from './ui-api/duplicates.ts'
import { layouts } from './ui-api/layouts.ts'
import { listObjectInfo } from './ui-api/list-object-info.ts'
import { listPreferences } from './ui-api/list-preferences.ts'
import { lists } from './ui-api/lists.ts'
import { lookups } from './ui-api/lookups.ts'
import { objectInfo } from './ui-api/object-info.ts'
import { recordDefaults } from './ui-api/record-defaults.ts'
import { records } from './ui-api/records.ts'
import { relatedLists } from './ui-api/related-lists.ts'
import { search } from './ui-api/search.ts'

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
  recordDefaults,
  records,
  relatedLists,
  search,
  seo,
}

export type Calls = typeof calls
