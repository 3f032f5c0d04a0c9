import * as calls from 'contract/calls'
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
    ...bindCalls('actions', calls.actions, actions),
    ...bindCalls('apps', calls.apps, apps),
    ...bindCalls('auth', calls.auth, auth),
    ...bindCalls('recordDefaults', calls.recordDefaults, recordDefaults),
    ...bindCalls('duplicates', calls.duplicates, duplicates),
    ...bindCalls('avatars', calls.avatars, avatars),
    ...bindCalls('records', calls.records, records),
    ...bindCalls('objectInfo', calls.objectInfo, objectInfo),
    ...bindCalls('lists', calls.lists, lists),
    ...bindCalls('listPreferences', calls.listPreferences, listPreferences),
    ...bindCalls('listObjectInfo', calls.listObjectInfo, listObjectInfo),
    ...bindCalls('layouts', calls.layouts, layouts),
    ...bindCalls('relatedLists', calls.relatedLists, relatedLists),
    ...bindCalls('search', calls.search, search),
    ...bindCalls('lookups', calls.lookups, lookups),
    ...bindCalls('seo', calls.seo, seo),
    ...bindCalls('presence', calls.presence, presence),
    ...bindCalls('methods', calls.methods, methods),
  ]
}
