import type { ConfigOf } from '../../adapter.ts'
import { defineListRows } from './define-list-rows.ts'
import { type ListConfig, listTarget } from './list-target.ts'

/**
 * Reads rows of a list view by object and name (filtered and searched, if wanted) or by id. Without any field it reads what the list
 * brings by itself.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const getListRecords = defineListRows<ListConfig>('getListRecords', listTarget)

export type GetListRecordsConfig = ConfigOf<typeof getListRecords>
