import { AppError, toRecordId18 } from 'contract'
import { definedOrder } from '../access/asked-order.ts'
import { authorise } from '../access/authorise.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { ListViewDefinition } from '../metadata/object.ts'
import { emptySelection } from '../query/selection.ts'
import { viewFilter } from './view-filter.ts'

/** A list by the names of its object and list view, in any case, or by the id of its list view. */
export type ListReferenceAsked = { objectApiName: string; listViewApiName: string } | { listViewId: string }

/** A list as found: a list view of the metadata, or (`view` null) the records that the caller used recently. */
export type FoundList = { object: ObjectModel; view: ListViewDefinition | null }

const RECENT_NAMES: ReadonlySet<string> = new Set(['mru', '__recent'])

/**
 * Finds a list for a caller.
 *
 * @throws AppError `NOT_FOUND`, also for a list or an object that exists but not for the caller.
 */
export function findList(caller: PersonCaller, reference: ListReferenceAsked): FoundList {
  const found = 'listViewId' in reference ? byId(caller, reference.listViewId) : byName(caller, reference)
  if (!found || !isVisible(caller, found)) throw new AppError('NOT_FOUND')
  return found
}

function byId({ engine }: PersonCaller, listViewId: string): FoundList | undefined {
  return engine.app.listView(toRecordId18(listViewId) ?? '')
}

function byName(
  { engine, principal }: PersonCaller,
  { objectApiName, listViewApiName }: { objectApiName: string; listViewApiName: string },
): FoundList | undefined {
  const object = engine.app.object(objectApiName)
  const name = listViewApiName.toLowerCase()
  if (!object) return undefined
  if (RECENT_NAMES.has(name)) return object.mru ? { object, view: null } : undefined
  // Two list views may share a name when no profile sees both.
  const view = object.listViews?.find(
    (candidate) => candidate.apiName.toLowerCase() === name && candidate.profiles.includes(principal.profile),
  )
  return view && { object, view }
}

/** A list whose rows would tell what is hidden, by its filter or its order, does not exist either. */
function isVisible(caller: PersonCaller, { object, view }: FoundList): boolean {
  if (!caller.grantsOf(object.apiName)) return false
  if (view === null) return true
  if (!view.profiles.includes(caller.principal.profile)) return false
  const shape = {
    kind: 'list',
    object,
    where: viewFilter(view, caller.principal),
    words: null,
    selection: emptySelection(),
    order: definedOrder(object, view.orderBy),
    boundary: null,
    limit: 1,
  } as const
  try {
    authorise(caller.engine.app, shape, caller.grantsOf)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
