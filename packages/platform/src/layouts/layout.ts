import { AppError, type Layout } from 'contract'
import type { Grants } from '../access/grants.ts'
import { isKnownField } from '../access/known-field.ts'
import { type FoundRecordType, recordTypeOf } from '../access/known-record-type.ts'
import { isSortable } from '../access/sortable.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { FieldModel } from '../metadata/app-model.ts'
import { isRequiredInForms } from '../metadata/field.ts'
import { formFactorOf } from '../metadata/form-factor.ts'
import type { LayoutDefinition, LayoutSectionDefinition } from '../metadata/object.ts'
import { findLayout, type LayoutMode, layoutModeOf, layoutTypeOf } from './find-layout.ts'

/** Absent means the layout for large screens, `Full`, `View`, and the master record type. */
export type LayoutParams = {
  formFactor?: string | undefined
  layoutType?: string | undefined
  mode?: string | undefined
  recordTypeId?: string | undefined
}

/**
 * The layout of an object, without the fields that the caller cannot see.
 *
 * @throws AppError `NOT_FOUND` for an object or record type that does not exist for the caller,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`.
 */
export function layoutOf(caller: PersonCaller, objectApiName: string, params: LayoutParams = {}): Layout {
  const formFactor = formFactorOf(params.formFactor)
  const layoutType = layoutTypeOf(params.layoutType)
  const mode = layoutModeOf(params.mode)
  const grants = caller.grantsOf(objectApiName)
  const type = grants && recordTypeOf(grants.object, params.recordTypeId, caller.principal)
  if (!type) throw new AppError('NOT_FOUND')
  return visibleLayout(caller, grants, findLayout(caller, grants.object, layoutType, type, formFactor), mode, type)
}

/** A layout as the caller sees it in a mode. */
export function visibleLayout(
  caller: PersonCaller,
  grants: Grants,
  definition: LayoutDefinition,
  mode: LayoutMode,
  type: FoundRecordType,
): Layout {
  const body = {
    id: definition.id,
    layoutType: definition.layoutType,
    mode,
    objectApiName: grants.object.apiName,
    recordTypeId: type.id,
    saveOptions: [],
    sections: definition.sections
      .filter(({ modes }) => modes?.includes(mode) ?? true)
      .map((section) => visibleSection(caller, grants, section, mode))
      .filter(({ layoutRows }) => layoutRows.length > 0),
  }
  return { ...body, eTag: eTagOf(body) }
}

/** A section as the caller sees it in a mode; it may have no rows. */
export function visibleSection(
  caller: PersonCaller,
  grants: Grants,
  section: LayoutSectionDefinition,
  mode: LayoutMode,
): Layout['sections'][number] {
  const layoutRows = section.rows
    .map((names) => ({
      layoutItems: names
        .map((name) => grants.object.fields.get(name))
        .filter((field) => field !== undefined)
        .filter((field) => isShown(grants, field, mode))
        .map((field) => itemOf(caller, grants, field)),
    }))
    .filter(({ layoutItems }) => layoutItems.length > 0)
  const items = layoutRows.flatMap(({ layoutItems }) => layoutItems)
  for (const [position, item] of items.entries()) item.tabOrder = position + 1
  return {
    collapsible: true,
    columns: section.columns,
    heading: section.heading,
    id: section.id,
    layoutRows,
    rows: layoutRows.length,
    useHeading: true,
  }
}

/** A form for a new record also shows what the caller may set but not read. */
function isShown(grants: Grants, { apiName }: FieldModel, mode: LayoutMode): boolean {
  return mode === 'Create' ? isKnownField(grants, apiName) : grants.readable.has(apiName)
}

function itemOf(
  caller: PersonCaller,
  { object, held }: Grants,
  field: FieldModel,
): Layout['sections'][number]['layoutRows'][number]['layoutItems'][number] {
  const editableForNew = held.some((grant) => grant.create.has(field.apiName))
  const editableForUpdate = held.some((grant) => grant.write.has(field.apiName))
  const leadsSomewhere = field.to?.some((target) => caller.grantsOf(target) !== null) ?? false
  return {
    editableForNew,
    editableForUpdate,
    label: field.label,
    layoutComponents: [{ apiName: field.apiName, componentType: 'Field', label: field.label }],
    lookupIdApiName: leadsSomewhere ? 'Id' : null,
    required: isRequiredInForms(field) && (editableForNew || editableForUpdate),
    sortable: isSortable(caller.engine.app, caller.grantsOf, object, [field.apiName]),
    // The position in the section; set when the section is built.
    tabOrder: 0,
  }
}
