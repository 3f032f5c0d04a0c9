import type { Layout } from 'contract'
import { recordTypeOf } from '../access/known-record-type.ts'
import type { PersonCaller } from '../engine.ts'
import { findLayout, layoutModeOf, layoutTypeOf } from '../layouts/find-layout.ts'
import { visibleLayout } from '../layouts/layout.ts'
import type { ObjectModel } from '../metadata/app-model.ts'

/** Which layouts are wanted: every type in every mode; absent or empty means `Full` and `View`. */
export type LayoutsParams = { layoutTypes?: readonly string[] | undefined; modes?: readonly string[] | undefined }

/**
 * The layouts of a record of this type.
 *
 * @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for a type or mode that is none.
 */
export function recordLayouts(
  caller: PersonCaller,
  object: ObjectModel,
  recordTypeId: string | null,
  params: LayoutsParams,
): Layout[] {
  const types = new Set(
    (params.layoutTypes?.length ? params.layoutTypes : ['Full']).map((type) => layoutTypeOf(type, 'layoutTypes')),
  )
  const modes = new Set((params.modes?.length ? params.modes : ['View']).map((mode) => layoutModeOf(mode, 'modes')))
  const grants = caller.grantsOf(object.apiName)
  const type = recordTypeOf(object, recordTypeId ?? undefined, caller.principal)
  if (!grants || !type) return []
  return [...types].flatMap((layoutType) => {
    const definition = findLayout(caller, object, layoutType, type)
    return [...modes].map((mode) => visibleLayout(caller, grants, definition, mode, type))
  })
}
