import type { ListUi } from 'contract'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { FIRST_PAGE } from '../query/page-token.ts'
import { findList, type ListReferenceParams } from './find-list.ts'
import { listInfo } from './list-info.ts'
import type { ListPageParams } from './list-page-params.ts'
import { recordsOf } from './list-records.ts'
import { markOpened } from './list-state.ts'

/** The definition of a list together with one page of its records; see `listRecords`. Marks the list as opened by the caller. */
export async function listUi(
  caller: PersonCaller,
  reference: ListReferenceParams,
  params: ListPageParams = {},
): Promise<ListUi> {
  const list = await findList(caller, reference)
  const info = listInfo(caller, list)
  const records = await recordsOf(caller, list, params, info.eTag)
  if (records.currentPageToken === FIRST_PAGE) await markOpened(caller, list)
  return { eTag: eTagOf([info, records]), info, records }
}
