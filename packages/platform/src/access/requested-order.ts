import { AppError } from 'contract'
import { type AppModel, type ObjectModel, withoutSign } from '../metadata/app-model.ts'
import { pathSteps } from '../shape/selection.ts'
import type { Order } from '../shape/shape.ts'
import { resolveInAnyCase } from './field-paths.ts'
import type { GrantsOf } from './grants.ts'
import { canBeOrdered, isSortable } from './sortable.ts'
import { unknownField } from './unknown-field.ts'

const MAX_COLUMNS = 5

/** An order defined in the metadata, where `-Field` is descending. It is not checked for an index: its author chose one. */
export function definedOrder(object: ObjectModel, sortBy: readonly string[]): Order[] {
  return sortBy.map((name) => ({ path: pathSteps(object, withoutSign(name)), descending: name.startsWith('-') }))
}

/**
 * An order requested by a caller, such as `-CreatedDate`, `Subject`.
 *
 * @param parameter - the name under which the order was sent.
 * @param rows - `parent` if the rows belong to a single parent: they are few, so every sortable field is accepted.
 * @throws AppError `INVALID_FIELD` for a field that does not exist for the caller, `ILLEGAL_QUERY_PARAMETER_VALUE` for one
 * that cannot be sorted.
 */
export function requestedOrder(
  app: AppModel,
  grantsOf: GrantsOf,
  object: ObjectModel,
  sortBy: readonly string[],
  rows: 'list' | 'parent',
  parameter = 'sortBy',
): Order[] {
  if (sortBy.length > MAX_COLUMNS) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${MAX_COLUMNS} columns to sort by` })
  }
  return definedOrder(object, sortBy).map(({ path: sent, descending }) => {
    const path = resolveInAnyCase(app, grantsOf, object, sent)?.steps
    if (!path) throw unknownField(object, sent.join('.'))
    const accepts = rows === 'parent' ? canBeOrdered : isSortable
    if (!accepts(app, grantsOf, object, path)) {
      throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter })
    }
    return { path, descending }
  })
}
