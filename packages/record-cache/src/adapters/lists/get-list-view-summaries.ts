import * as lists from 'contract/ui-api/lists'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { listSearch, listSummariesKey } from './list-summaries.ts'

/** Reads which list views of an object the user has, with the addresses of their rows. */
export const getListViewSummaries = defineRead(
  'getListViewSummaries',
  lists.getListViewSummaries,
  lifetimesMs.listSummaries,
  listSearch,
  { key: (values) => listSummariesKey('views', values) },
)
