import * as listPreferences from 'contract/ui-api/list-preferences'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import { listViewKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { listPreferencesKey } from './apply-list-view.ts'

/** Reads what the user set of a list: column widths in pixels, wrapping and order. */
export const getListPreferences = defineRead(
  'getListPreferences',
  listPreferences.getListPreferences,
  lifetimesMs.listPreferences,
  { objectApiName: name, listViewApiName: name },
  { key: ({ objectApiName, listViewApiName }) => listPreferencesKey(listViewKey(objectApiName, listViewApiName)) },
)
