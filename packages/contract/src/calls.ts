import { auth } from './auth/auth.ts'
import { layouts } from './ui-api/layouts.ts'
import { lists } from './ui-api/lists.ts'
import { objectInfo } from './ui-api/object-info.ts'
import { records } from './ui-api/records.ts'
import { relatedLists } from './ui-api/related-lists.ts'

/** Every call of the product, by group and name. The server implements each; a missing one does not compile. */
export const calls = { auth, layouts, lists, objectInfo, records, relatedLists }

export type Calls = typeof calls
