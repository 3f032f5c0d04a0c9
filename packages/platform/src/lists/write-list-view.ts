import { AppError, LIST_VIEW_PREFIX, type ListInfo, limits } from 'contract'
import type { Transaction } from 'database'
import { type PersonCaller, within } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { forgetPreference } from '../preferences/stored-preference.ts'
import { idempotentRequestOf, once } from '../records/idempotency.ts'
import { newRecordId } from '../records/record-id.ts'
import { transactionTime } from '../records/write-row.ts'
import { definedView, findList, isRecentName, isVisible } from './find-list.ts'
import { listInfo } from './list-info.ts'
import { listPreferenceKey, openedLists } from './list-state.ts'
import { type FoundOwnListView, type OwnListView, ownListViewByName } from './own-list-views.ts'
import { defaultColumns, type ListViewParams, readListView } from './read-list-view.ts'

export type ListViewWanted = ListViewParams & {
  label: string
  listViewApiName: string
  includeDefaultAttributes?: boolean | null | undefined
}

/** A list view by its case-insensitive names. */
export type ListViewNames = { objectApiName: string; listViewApiName: string }

/**
 * Creates a list view of the caller.
 *
 * @throws AppError `NOT_FOUND` for an object that does not exist for the caller, `DUPLICATE_VALUE` for a name that is taken,
 * `IDEMPOTENCY_KEY_REUSED`, and the errors of `readListView`.
 */
export async function createListView(
  caller: PersonCaller,
  objectApiName: string,
  params: ListViewWanted,
  { idempotencyKey }: { idempotencyKey?: string | undefined } = {},
): Promise<ListInfo> {
  const object = caller.grantsOf(objectApiName)?.object
  if (!object) throw new AppError('NOT_FOUND')
  const columns = params.displayColumns ?? (params.includeDefaultAttributes ? defaultColumns(caller, object) : null)
  const definition = readListView(caller, object, { ...params, displayColumns: columns }, null)
  const claim = idempotentRequestOf(caller, idempotencyKey, [object.apiName, params])
  const listViewId = await caller.engine.database.transaction((tx) =>
    once(tx, claim, async () => {
      const now = await transactionTime(tx)
      const id = newRecordId(LIST_VIEW_PREFIX, Date.parse(now))
      await insert(caller, tx, object, id, params.listViewApiName, definition, now)
      return id
    }),
  )
  return listInfo(caller, await findList(caller, { listViewId }))
}

/**
 * Updates a list view of the caller; properties that are not sent stay.
 *
 * @throws AppError `NOT_FOUND`, also for another user's list view; `INSUFFICIENT_ACCESS` for a list view of the metadata; and the errors of
 * `readListView`.
 */
export async function updateListView(
  caller: PersonCaller,
  names: ListViewNames,
  params: ListViewParams,
): Promise<ListInfo> {
  const listViewId = await caller.engine.database.transaction(async (tx) => {
    const { object, view } = await lockOwn(caller, tx, names)
    const { rows } = await tx.query('select definition from user_list_view where id = $1', [view.id])
    const definition = readListView(caller, object, params, rows[0]?.[0] as OwnListView)
    await tx.query('update user_list_view set definition = $2 where id = $1', [view.id, JSON.stringify(definition)])
    return view.id
  })
  return listInfo(caller, await findList(caller, { listViewId }))
}

/** Deletes a list view of the caller with its preferences; throws as `updateListView` does. */
export async function deleteListView(caller: PersonCaller, names: ListViewNames): Promise<void> {
  await caller.engine.database.transaction(async (tx) => {
    const { object, view } = await lockOwn(caller, tx, names)
    await tx.query('delete from user_list_view where id = $1', [view.id])
    await forgetPreference(tx, listPreferenceKey(caller, { object, view }))
    await tx.query('delete from recently_used where user_id = $1 and object = $2 and record_id = $3', [
      caller.principal.userId,
      openedLists(object),
      view.id,
    ])
  })
}

async function insert(
  caller: PersonCaller,
  tx: Transaction,
  object: ObjectModel,
  id: string,
  apiName: string,
  definition: OwnListView,
  now: string,
): Promise<void> {
  const { userId } = caller.principal
  // Serialises concurrent creations, so that the limit holds.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`list views of ${userId}`])
  const { rows } = await tx.query('select count(*) from user_list_view where user_id = $1', [userId])
  if (Number(rows[0]?.[0]) >= limits.listViewsPerPerson) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.listViewsPerPerson} list views` })
  }
  const isTaken = isRecentName(apiName) || definedView(caller, object, apiName) !== undefined
  const inserted = isTaken
    ? null
    : await tx.query(
        `insert into user_list_view (id, user_id, object, api_name, definition, created_at) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing`,
        [id, userId, object.apiName, apiName, JSON.stringify(definition), now],
      )
  if (inserted?.rowCount !== 1) throw new AppError('DUPLICATE_VALUE', {}, { field: 'listViewApiName' })
}

/** The caller's own list view of this name, locked. */
async function lockOwn(caller: PersonCaller, tx: Transaction, names: ListViewNames): Promise<FoundOwnListView> {
  const object = caller.grantsOf(names.objectApiName)?.object
  if (!object) throw new AppError('NOT_FOUND')
  const view =
    isRecentName(names.listViewApiName) && object.mru ? null : definedView(caller, object, names.listViewApiName)
  if (view !== undefined && isVisible(caller, { object, view })) throw new AppError('INSUFFICIENT_ACCESS')
  await tx.query(
    'select from user_list_view where user_id = $1 and object = $2 and lower(api_name) = lower($3) for update',
    [caller.principal.userId, object.apiName, names.listViewApiName],
  )
  const own = await ownListViewByName(within(caller, tx), object, names.listViewApiName, tx)
  if (!own) throw new AppError('NOT_FOUND')
  return own
}
