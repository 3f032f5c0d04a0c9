import * as lists from 'contract/ui-api/lists'
import type { ConfigOf } from '../../adapter.ts'
import { defineListRows } from './define-list-rows.ts'
import { listTarget } from './list-target.ts'

type Names = { readonly objectApiName: string; readonly listViewApiName: string }

/**
 * Reads rows of a list view by GET, with filter and search in the address. It shares what it knows with `getListRecords`.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const queryListRecordsByName = defineListRows(
  'queryListRecordsByName',
  ({ objectApiName, listViewApiName }: Names) => listTarget({ objectApiName, listViewApiName }),
  lists.queryListRecordsByName,
)

export type QueryListRecordsByNameConfig = ConfigOf<typeof queryListRecordsByName>
