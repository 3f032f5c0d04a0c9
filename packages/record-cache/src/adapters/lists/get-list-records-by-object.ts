import * as lists from 'contract/ui-api/lists'
import type { ConfigOf } from '../../adapter.ts'
import { defineListRows } from './define-list-rows.ts'
import { recentlyUsed } from './list-target.ts'

/**
 * Reads the records of an object that the user used recently, by the address of the object's list. It shares what it knows with
 * `getMruListRecords`.
 *
 * @throws Error `unrecognized config` without an object.
 */
export const getListRecordsByObject = defineListRows(
  'getListRecordsByObject',
  recentlyUsed,
  lists.getListRecordsByObject,
)

export type GetListRecordsByObjectConfig = ConfigOf<typeof getListRecordsByObject>
