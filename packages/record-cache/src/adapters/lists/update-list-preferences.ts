import * as listPreferences from 'contract/ui-api/list-preferences'
import { name } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { listViewKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { listPreferencesKey, renewList } from './apply-list-view.ts'
import { preferencesInput } from './list-parts.ts'

/**
 * Changes what the user set of a list. The preferences are in the store afterwards; the description, which repeats them, is outdated, and
 * so are the rows when an order was given.
 *
 * @throws Error `Invalid config for "updateListPreferences"`
 */
export const updateListPreferences = defineWrite(
  'updateListPreferences',
  listPreferences.updateListPreferences,
  { objectApiName: name, listViewApiName: name },
  {
    body: preferencesInput,
    apply(engine, preferences, { objectApiName, listViewApiName, orderedBy }) {
      const list = listViewKey(objectApiName, listViewApiName)
      engine.change(() => putRepresentation(engine, listPreferencesKey(list), preferences, lifetimesMs.listPreferences))
      renewList(engine, list, orderedBy !== undefined)
      return preferences
    },
  },
)
