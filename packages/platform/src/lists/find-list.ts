import { AppError, toRecordId18 } from 'contract'
import { authorise } from '../access/authorise.ts'
import { definedOrder } from '../access/requested-order.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { ListViewDefinition } from '../metadata/object.ts'
import { emptySelection } from '../shape/selection.ts'
import { type ListState, listState } from './list-state.ts'
import { ownListViewById, ownListViewByName } from './own-list-views.ts'
import { viewFilter } from './view-filter.ts'

/** A list by the case-insensitive names of its object and list view, or by the id of its list view. */
export type ListReferenceParams = { objectApiName: string; listViewApiName: string } | { listViewId: string }

/**
 * A list with the caller's state of it. It is a list view of the metadata, a list view of the caller (`isOwn`), or the list of recently
 * used records (`view` is null).
 */
export type FoundList = { object: ObjectModel; view: ListViewDefinition | null; isOwn: boolean } & ListState

type Found = Pick<FoundList, 'object' | 'view' | 'isOwn'>

const RECENT_NAMES: ReadonlySet<string> = new Set(['mru', '__recent'])

/** Whether a case-insensitive name means the list of recently used records. */
export const isRecentName = (listViewApiName: string): boolean => RECENT_NAMES.has(listViewApiName.toLowerCase())

/**
 * Finds a list for a caller.
 *
 * @throws AppError `NOT_FOUND`, also for a list or an object that exists but not for the caller.
 */
export async function findList(caller: PersonCaller, reference: ListReferenceParams): Promise<FoundList> {
  const list = 'listViewId' in reference ? await byId(caller, reference.listViewId) : await byName(caller, reference)
  if (!list || !isVisible(caller, list)) throw new AppError('NOT_FOUND')
  return { ...list, ...(await listState(caller, list)) }
}

async function byId(caller: PersonCaller, listViewId: string): Promise<Found | undefined> {
  const defined = caller.engine.app.listView(toRecordId18(listViewId) ?? '')
  if (defined) return { ...defined, isOwn: false }
  const own = await ownListViewById(caller, listViewId)
  return own && { ...own, isOwn: true }
}

async function byName(
  caller: PersonCaller,
  { objectApiName, listViewApiName }: { objectApiName: string; listViewApiName: string },
): Promise<Found | undefined> {
  const object = caller.grantsOf(objectApiName)?.object
  if (!object) return undefined
  if (isRecentName(listViewApiName)) return object.mru ? { object, view: null, isOwn: false } : undefined
  const view = definedView(caller, object, listViewApiName)
  if (view) return { object, view, isOwn: false }
  const own = await ownListViewByName(caller, object, listViewApiName)
  return own && { ...own, isOwn: true }
}

/** A list view of the metadata by its name. Two list views may share a name when no profile sees both. */
export function definedView(
  { principal }: PersonCaller,
  object: ObjectModel,
  apiName: string,
): ListViewDefinition | undefined {
  const name = apiName.toLowerCase()
  return object.listViews?.find(
    (candidate) => candidate.apiName.toLowerCase() === name && candidate.profiles.includes(principal.profile),
  )
}

/** A list that filters or sorts by a hidden field does not exist for the caller: its rows would reveal values. */
export function isVisible(caller: PersonCaller, { object, view }: Pick<FoundList, 'object' | 'view'>): boolean {
  if (!caller.grantsOf(object.apiName)) return false
  if (view === null) return true
  if (!view.profiles.includes(caller.principal.profile)) return false
  try {
    const shape = {
      kind: 'list',
      object,
      where: viewFilter(caller, object, view),
      words: null,
      selection: emptySelection(),
      order: definedOrder(object, view.orderBy),
      boundary: null,
      limit: 1,
    } as const
    authorise(caller.engine.app, shape, caller.grantsOf)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
