import * as lists from 'contract/ui-api/lists'
import { flag, name, nullable } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { applyListView } from './apply-list-view.ts'
import { listViewInput } from './list-parts.ts'

/**
 * Makes a list view of the user. Its description is in the store afterwards.
 *
 * @throws Error `Invalid config for "createListInfo"`
 */
export const createListInfo = defineWrite(
  'createListInfo',
  lists.createListInfo,
  { objectApiName: name },
  {
    body: { ...listViewInput, includeDefaultAttributes: nullable(flag), label: name, listViewApiName: name },
    apply: (engine, info, { objectApiName }) => applyListView(engine, info, objectApiName),
  },
)
