import { actionReads, actionWrites } from './library-action-calls.ts'
import type { LibraryCalls } from './library-call.ts'
import { listReads, listWrites } from './library-list-calls.ts'
import { recordReads, recordWrites } from './library-record-calls.ts'
import { searchReads, searchWrites } from './library-search-calls.ts'

/**
 * Every call except the two that take a file, in an order in which they can be asked one after the other: nothing is changed before
 * everything was read.
 */
export const libraryCalls: LibraryCalls = {
  ...recordReads,
  ...listReads,
  ...actionReads,
  ...searchReads,
  ...searchWrites,
  ...listWrites,
  ...actionWrites,
  ...recordWrites,
}
