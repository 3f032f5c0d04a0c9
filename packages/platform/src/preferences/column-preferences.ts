import { AppError, limits } from 'contract'
import { declaredPath, resolvePath } from '../access/field-paths.ts'
import { requestedOrder } from '../access/requested-order.ts'
import { canBeOrdered, isSortable } from '../access/sortable.ts'
import { unknownField } from '../access/unknown-field.ts'
import type { PersonCaller } from '../engine.ts'
import { type ObjectModel, withoutSign } from '../metadata/app-model.ts'
import { columnLabel } from '../query/column-label.ts'
import { pathSteps } from '../shape/selection.ts'

/** One column of an order, on the wire. */
export type OrderedBy = { fieldApiName: string; isAscending: boolean; label: string }

/** A person's column settings of a list. `orderedBy` is null where the list's own order applies. */
export type ColumnPreferences = {
  columnWidths: Record<string, number>
  columnWrap: Record<string, boolean>
  orderedBy: string[] | null
}

/**
 * A change of settings: unnamed columns keep theirs; a width of -1 removes the column's; an empty order restores the list's
 * own.
 */
export type PreferencesParams = {
  columnWidths?: Readonly<Record<string, number>> | null | undefined
  columnWrap?: Readonly<Record<string, boolean>> | null | undefined
  orderedBy?: readonly { fieldApiName: string; isAscending: boolean }[] | null | undefined
}

/** The rows a list is made of: those of a whole object, or those of one parent, which can be put in any order. */
export type OrderableRows = 'list' | 'parent'

const UNSET_WIDTH = -1

/**
 * The stored settings, without fields that the caller can no longer read.
 *
 * @param kept - what `changePreference` stored, or null.
 */
export function shownPreferences(
  caller: PersonCaller,
  object: ObjectModel,
  kept: unknown,
  rows: OrderableRows,
): ColumnPreferences {
  const { columnWidths = {}, columnWrap = {}, orderedBy = null } = (kept ?? {}) as Partial<ColumnPreferences>
  const isKnown = (name: string) => isReadable(caller, object, name)
  const accepts = rows === 'parent' ? canBeOrdered : isSortable
  const order = (orderedBy ?? []).filter((name) =>
    accepts(caller.engine.app, caller.grantsOf, object, pathSteps(object, withoutSign(name))),
  )
  return {
    columnWidths: Object.fromEntries(Object.entries(columnWidths).filter(([name]) => isKnown(name))),
    columnWrap: Object.fromEntries(Object.entries(columnWrap).filter(([name]) => isKnown(name))),
    orderedBy: order.length > 0 ? order : null,
  }
}

/**
 * Checks a change, which may name its columns in any case, and returns the settings to store.
 *
 * @throws AppError `INVALID_FIELD` for a column that does not exist for the caller, `ILLEGAL_QUERY_PARAMETER_VALUE` for one
 * that cannot be sorted by, `INVALID_API_INPUT`, also for a column that is named twice, `QUERY_TOO_COMPLICATED`.
 */
export function changedPreferences(
  caller: PersonCaller,
  object: ObjectModel,
  kept: unknown,
  params: PreferencesParams,
  rows: OrderableRows,
): ColumnPreferences {
  const before = shownPreferences(caller, object, kept, rows)
  const widths = { ...before.columnWidths, ...named(caller, object, params.columnWidths, isWidth) }
  const after = {
    columnWidths: Object.fromEntries(Object.entries(widths).filter(([, width]) => width !== UNSET_WIDTH)),
    columnWrap: { ...before.columnWrap, ...named(caller, object, params.columnWrap, isFlag) },
    orderedBy: params.orderedBy ? orderOf(caller, object, params.orderedBy, rows) : before.orderedBy,
  }
  const keys = Math.max(Object.keys(after.columnWidths).length, Object.keys(after.columnWrap).length)
  if (keys > limits.preferenceKeys) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.preferenceKeys} columns` })
  }
  return after
}

/** An order such as `-CreatedDate`, on the wire. */
export function orderedByOf(caller: PersonCaller, object: ObjectModel, names: readonly string[]): OrderedBy[] {
  return names
    .filter((name) => isReadable(caller, object, withoutSign(name)))
    .map((name) => ({
      fieldApiName: withoutSign(name),
      isAscending: !name.startsWith('-'),
      label: columnLabel(caller.engine.app, object, withoutSign(name)),
    }))
}

function orderOf(
  caller: PersonCaller,
  object: ObjectModel,
  columns: NonNullable<PreferencesParams['orderedBy']>,
  rows: OrderableRows,
): string[] | null {
  const names = columns.map(({ fieldApiName, isAscending }) => `${isAscending ? '' : '-'}${fieldApiName}`)
  const order = requestedOrder(caller.engine.app, caller.grantsOf, object, names, rows, 'orderedBy')
  return order.length === 0 ? null : order.map(({ path, descending }) => `${descending ? '-' : ''}${path.join('.')}`)
}

/** Values by the declared path of their column, for columns named in any case. */
function named<T>(
  caller: PersonCaller,
  object: ObjectModel,
  values: Readonly<Record<string, unknown>> | null | undefined,
  isValue: (value: unknown) => value is T,
): Record<string, T> {
  const byColumn = new Map<string, T>()
  for (const [name, value] of Object.entries(values ?? {})) {
    const column = declaredPath(caller.engine.app, caller.grantsOf, object, name)
    if (column === null) throw unknownField(object, name)
    if (!isValue(value)) throw new AppError('INVALID_API_INPUT', { reason: 'a column has a value of the wrong form' })
    if (byColumn.has(column)) throw new AppError('INVALID_API_INPUT', { reason: `the column ${column} is named twice` })
    byColumn.set(column, value)
  }
  return Object.fromEntries(byColumn)
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= UNSET_WIDTH && value <= limits.columnWidthMax

function isReadable({ engine, grantsOf }: PersonCaller, object: ObjectModel, name: string): boolean {
  return resolvePath(engine.app, grantsOf, object, pathSteps(object, name)) !== null
}
