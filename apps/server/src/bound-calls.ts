import { calls } from 'contract'
import * as schemas from 'contract/schemas'
import { auth } from './auth/auth.ts'
import { presence } from './events/presence.ts'
import { type BoundCall, bindCalls } from './http/bound-call.ts'
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

/** Every call of the product with its implementation. */
export function boundCalls(): BoundCall[] {
  return [
    ...bindCalls('actions', calls.actions, schemas.actions, actions),
    ...bindCalls('apps', calls.apps, schemas.apps, apps),
    ...bindCalls('auth', calls.auth, schemas.auth, auth),
    ...bindCalls('recordDefaults', calls.recordDefaults, schemas.recordDefaults, recordDefaults),
    ...bindCalls('duplicates', calls.duplicates, schemas.duplicates, duplicates),
    ...bindCalls('avatars', calls.avatars, schemas.avatars, avatars),
    ...bindCalls('records', calls.records, schemas.records, records),
    ...bindCalls('objectInfo', calls.objectInfo, schemas.objectInfo, objectInfo),
    ...bindCalls('lists', calls.lists, schemas.lists, lists),
    ...bindCalls('listPreferences', calls.listPreferences, schemas.listPreferences, listPreferences),
    ...bindCalls('listObjectInfo', calls.listObjectInfo, schemas.listObjectInfo, listObjectInfo),
    ...bindCalls('layouts', calls.layouts, schemas.layouts, layouts),
    ...bindCalls('relatedLists', calls.relatedLists, schemas.relatedLists, relatedLists),
    ...bindCalls('search', calls.search, schemas.search, search),
    ...bindCalls('lookups', calls.lookups, schemas.lookups, lookups),
    ...bindCalls('seo', calls.seo, schemas.seo, seo),
    ...bindCalls('presence', calls.presence, schemas.presence, presence),
    ...bindCalls('methods', calls.methods, schemas.methods, methods),
  ]
}
