import type { ErrorCode } from 'contract'
import type { ActionDefinition, ActionOverrideDefinition, CustomButtonDefinition } from './action.ts'
import type { Audience } from './audience.ts'
import type { DuplicateRuleDefinition } from './duplicate-rule.ts'
import type { FieldDefinition } from './field.ts'
import type { FormFactor } from './form-factor.ts'
import type { RecordRules } from './record-rules.ts'
import type { SearchDefinition } from './search.ts'

/** A record type; `id` is a stable 18-character id that starts with 012. */
export type RecordTypeDefinition = Audience & { developerName: string; label: string; id: string; isDefault?: boolean }

/** One clause of a list view: a field path with its operator and value. `{ principal }` is an attribute of the caller. */
export type ListFilter = {
  field: string
  operator:
    | 'equals'
    | 'notEqual'
    | 'in'
    | 'notIn'
    | 'lessThan'
    | 'lessOrEqual'
    | 'greaterThan'
    | 'greaterOrEqual'
    | 'contains'
    | 'notContain'
    | 'startsWith'
  /** Null means no value; a list means any of its values. */
  value: string | number | boolean | null | readonly (string | number)[] | { principal: string } | RelativeDate
  /** The displayed operand; absent means the value itself. */
  operandLabel?: string
}

/** Days relative to today in the time zone of the caller, such as `LAST_N_DAYS:7`; `type` is the type of the field. */
export type RelativeDate = { relativeDate: string; type: 'date' | 'dateTime' }

/** A list view; `id` is a stable 18-character id that starts with 00B. */
export type ListViewDefinition = {
  apiName: string
  id: string
  label: string
  columns: readonly string[]
  filters?: readonly ListFilter[]
  /** The logic of the filters, numbered from 1, such as `1 AND (2 OR 3)`. Absent means that all must match. */
  filterLogic?: string
  /** One of the object's list scopes; absent means every row. */
  scope?: string
  /** `-Field` is descending. The first field must be covered by one of the object's indexes. */
  orderBy: readonly string[]
  /** Profiles that see the list view. */
  profiles: readonly string[]
}

/** A list scope: a filter that users can choose for their own list views. Two scopes may have the same name if no caller sees both. */
export type ListScopeDefinition = Audience & { apiName: string; label: string; filter: ListFilter }

/** A related list with records of this object; the lookup `field` points to `parent`. */
export type RelatedListDefinition = {
  relatedListId: string
  label: string
  parent: string
  field: string
  columns: readonly string[]
  orderBy: readonly string[]
}

/** A path: the values of a picklist as the stages of a record, each with key fields and guidance. */
export type PathDefinition = Audience & {
  apiName: string
  id: string
  label: string
  picklist: string
  steps?: readonly { value: string; info?: string; fields?: readonly string[] }[]
}

/** Sections of fields, each row a list of field names. */
export type LayoutSectionDefinition = {
  id: string
  heading: string
  columns: 1 | 2
  rows: readonly (readonly string[])[]
  modes?: readonly ('View' | 'Edit' | 'Create')[]
}

export type LayoutDefinition = {
  id: string
  layoutType: 'Full' | 'Compact'
  /** Profiles that get this layout; absent means all. The first matching layout applies. */
  profiles?: readonly string[]
  recordTypes?: readonly string[]
  /** Screens that get this layout; absent means all. */
  formFactors?: readonly FormFactor[]
  sections: readonly LayoutSectionDefinition[]
}

/**
 * An index for lists: equality columns first, then the sort column, where `-Field` is descending. The id is appended, except to a unique
 * index.
 */
export type IndexDefinition = { columns: readonly string[]; unique?: boolean }

export type ObjectDefinition = {
  apiName: string
  /** The unique first three characters of every id. */
  keyPrefix: string
  label: string
  labelPlural: string
  /** The field that names a record of this object. */
  nameField: string
  custom?: boolean
  fields: Readonly<Record<string, FieldDefinition>>
  recordTypes?: readonly RecordTypeDefinition[]
  listViews?: readonly ListViewDefinition[]
  listScopes?: readonly ListScopeDefinition[]
  relatedLists?: readonly RelatedListDefinition[]
  layouts?: readonly LayoutDefinition[]
  paths?: readonly PathDefinition[]
  indexes?: readonly IndexDefinition[]
  search?: SearchDefinition
  /** The audience that may search records of this object in lookups; absent means everyone who can read them. */
  lookedUpBy?: Audience
  /** Fields whose changes are stored as records of the history object, which must have the fields of `historyFields`. */
  history?: { object: string; fields: readonly string[] }
  /**
   * Sends live events about changes of this object to browsers; only users who can read a changed field get them. `parents` are lookups
   * whose ids the event contains, to find the lists with the record. Changes of `internalFields` are sent to internal users only, even if
   * other users can read these fields.
   */
  live?: { parents: readonly string[]; internalFields?: readonly string[] }
  duplicateRules?: readonly DuplicateRuleDefinition[]
  mru?: boolean
  theme?: { color: string; iconUrl: string }
  actions?: readonly ActionDefinition[]
  actionOverrides?: readonly ActionOverrideDefinition[]
  customButtons?: readonly CustomButtonDefinition[]
  rules?: RecordRules
  /**
   * `code` is the error for readers without the right to change records if they try to change a record with one of these values. For other
   * callers, the rules of the object refuse the change.
   */
  frozen?: { field: string; values: readonly string[]; code: ErrorCode }
}

/** Checks and returns the definition. `defineApp` checks it again, together with the other objects. */
export function defineObject<const T extends ObjectDefinition>(definition: T): T {
  if (!/^[A-Za-z0-9]{3}$/.test(definition.keyPrefix)) throw new Error(`${definition.apiName}: bad key prefix`)
  if (!definition.fields[definition.nameField] && definition.nameField !== 'Id') {
    throw new Error(`${definition.apiName}: the name field ${definition.nameField} is not a field`)
  }
  return definition
}
