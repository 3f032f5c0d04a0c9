import { keyPrefixOf, LIST_VIEW_PREFIX, toRecordId18 } from 'contract'
import type { Queryable } from 'database'
import { resolvePath } from '../access/field-paths.ts'
import type { PersonCaller } from '../engine.ts'
import { type ObjectModel, withoutSign } from '../metadata/app-model.ts'
import type { ListFilter, ListViewDefinition } from '../metadata/object.ts'
import { pathSteps } from '../shape/selection.ts'

/** A user's own list view, as stored. The gate checks its fields again at every read. */
export type OwnListView = {
  label: string
  columns: readonly string[]
  filters: readonly ListFilter[]
  filterLogic: string | null
  scope: string
}

/** A list view of the caller, and its object. */
export type FoundOwnListView = { object: ObjectModel; view: ListViewDefinition }

const COLUMNS = 'id, object, api_name, definition'

/** All list views of an object that the caller created. */
export async function ownListViews(caller: PersonCaller, object: ObjectModel): Promise<ListViewDefinition[]> {
  const { rows } = await caller.engine.database.query(
    `select ${COLUMNS} from user_list_view where user_id = $1 and object = $2 order by id`,
    [caller.principal.userId, object.apiName],
  )
  return rows.map((row) => viewOf(caller, row)?.view).filter((view) => view !== undefined)
}

export async function ownListViewByName(
  caller: PersonCaller,
  object: ObjectModel,
  apiName: string,
  queryable: Queryable = caller.engine.database,
): Promise<FoundOwnListView | undefined> {
  if (!/^[A-Za-z]\w{0,79}$/.test(apiName)) return undefined
  const { rows } = await queryable.query(
    `select ${COLUMNS} from user_list_view where user_id = $1 and object = $2 and lower(api_name) = lower($3)`,
    [caller.principal.userId, object.apiName, apiName],
  )
  return viewOf(caller, rows[0])
}

export async function ownListViewById(caller: PersonCaller, listViewId: string): Promise<FoundOwnListView | undefined> {
  const id = toRecordId18(listViewId)
  if (id === null || keyPrefixOf(id) !== LIST_VIEW_PREFIX) return undefined
  const { rows } = await caller.engine.database.query(
    `select ${COLUMNS} from user_list_view where user_id = $1 and id = $2`,
    [caller.principal.userId, id],
  )
  return viewOf(caller, rows[0])
}

function viewOf(caller: PersonCaller, row: readonly unknown[] | undefined): FoundOwnListView | undefined {
  if (!row) return undefined
  const [id, objectApiName, apiName, kept] = row
  const object = caller.engine.app.object(String(objectApiName))
  if (!object) return undefined
  const { label, columns, filters, filterLogic, scope } = kept as OwnListView
  const view = {
    id: String(id),
    apiName: String(apiName),
    label,
    columns,
    filters,
    ...(filterLogic === null ? {} : { filterLogic }),
    scope,
    orderBy: ownOrder(caller, object),
    profiles: [caller.principal.profile],
  }
  return { object, view }
}

/** The order of a new list view: the order of the first list view of the object, because it has an index. */
function ownOrder({ engine, grantsOf, principal }: PersonCaller, object: ObjectModel): readonly string[] {
  const isReadable = (name: string) =>
    resolvePath(engine.app, grantsOf, object, pathSteps(object, withoutSign(name))) !== null
  const model = object.listViews?.find(
    ({ profiles, orderBy }) => profiles.includes(principal.profile) && orderBy.every(isReadable),
  )
  return model?.orderBy ?? ['Id']
}
