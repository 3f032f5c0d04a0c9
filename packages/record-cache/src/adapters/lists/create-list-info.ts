import { lists } from 'contract'
import { flag, name, nullable } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { listViewInput } from './list-parts.ts'
import { settleListView } from './settle-list-view.ts'

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
    settle: (engine, info, { objectApiName }) => settleListView(engine, info, objectApiName),
  },
)
