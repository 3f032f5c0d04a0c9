import type { ConfigOf } from '../../adapter.ts'
import { defineListRows } from './define-list-rows.ts'
import { recentlyUsed } from './list-target.ts'

/** Reads the records of an object that the user used recently, newest first. */
export const getMruListRecords = defineListRows('getMruListRecords', recentlyUsed)

export type GetMruListRecordsConfig = ConfigOf<typeof getMruListRecords>
