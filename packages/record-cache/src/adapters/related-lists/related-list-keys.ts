import type { Engine } from '../../engine/engine.ts'
import { renewSources } from '../../fetch/changes.ts'
import { relatedListInfoOf } from '../../keys.ts'

/** Where what a user set of a related list is kept. */
export const relatedListPreferencesKey = (preferencesId: string) =>
  `related-list-preferences:${preferencesId.toLowerCase()}`

/**
 * Expires what depends on the settings of a related list: its descriptions and preferences, and its rows when the order changed.
 *
 * @param kept - the key of what was answered just now.
 */
export function renewRelatedList(engine: Engine, relatedList: string, isReordered: boolean, kept: string): void {
  const info = relatedListInfoOf(relatedList)
  const preferences = relatedListPreferencesKey(relatedList)
  // The keys of rows go on with the order asked for; those read in one of their own stay as they are.
  const rows = `:${relatedList.slice(relatedList.indexOf('.') + 1)}||`
  renewSources(engine, ({ key }) => {
    if (key === kept) return false
    if (key.startsWith(info) || key === preferences) return true
    return isReordered && key.startsWith('related-list:') && key.includes(rows)
  })
}
