import { AppError, type Layout, toRecordId18 } from 'contract'
import { recordTypeOf } from '../access/known-record-type.ts'
import type { PersonCaller } from '../engine.ts'
import { findLayout } from '../layouts/find-layout.ts'
import { visibleLayout } from '../layouts/layout.ts'
import type { ObjectModel } from '../metadata/app-model.ts'

/**
 * The forms of a record that are named by the ids of their layouts, as the caller sees them.
 *
 * @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for a form that the record does not have for the caller.
 */
export function formLayouts(
  caller: PersonCaller,
  object: ObjectModel,
  recordTypeId: string | null,
  forms: readonly string[],
): Layout[] {
  const grants = caller.grantsOf(object.apiName)
  const type = recordTypeOf(object, recordTypeId ?? undefined, caller.principal)
  const own = type
    ? (['Full', 'Compact'] as const).map((layoutType) => findLayout(caller, object, layoutType, type))
    : []
  return forms.map((form) => {
    const id = toRecordId18(form)
    const definition = own.find((layout) => layout.id === id)
    if (!grants || !type || !definition) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'forms' })
    return visibleLayout(caller, grants, definition, 'View', type)
  })
}
