import * as lists from 'contract/ui-api/lists'
import { name } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { evictList } from './apply-list-view.ts'

/**
 * Deletes a list view of the user. Its description, rows and preferences leave the store.
 *
 * @throws Error `Invalid config for "deleteListInfo"`
 */
export const deleteListInfo = defineWrite(
  'deleteListInfo',
  lists.deleteListInfo,
  { objectApiName: name, listViewApiName: name },
  {
    apply(engine, _answer, { objectApiName, listViewApiName }) {
      evictList(engine, objectApiName, listViewApiName)
      return null
    },
  },
)
