import * as lists from 'contract/ui-api/lists'
import { name, nullable } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { applyListView } from './apply-list-view.ts'
import { listViewInput } from './list-parts.ts'

/**
 * Changes a list view of the user; what is not named stays. Its new description is in the store afterwards, its rows are refetched where
 * they are followed.
 *
 * @throws Error `Invalid config for "updateListInfoByName"`
 */
export const updateListInfoByName = defineWrite(
  'updateListInfoByName',
  lists.updateListInfoByName,
  { objectApiName: name, listViewApiName: name },
  {
    body: { ...listViewInput, label: nullable(name) },
    apply: (engine, info, { objectApiName }) => applyListView(engine, info, objectApiName),
  },
)
