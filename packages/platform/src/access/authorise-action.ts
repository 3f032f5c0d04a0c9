import { AppError, isBlank } from 'contract'
import { type ActionDefinition, formFields } from '../metadata/action.ts'
import { labelOf } from '../metadata/label-of.ts'
import type { Row } from '../metadata/scalar.ts'
import type { AuthorisedWrite } from './authorise-write.ts'
import { covers, type Grants } from './grants.ts'
import { requiredFieldsMissing, unknownField } from './unknown-field.ts'

/**
 * The gate for a quick action on a locked row. The action grants the right to set its own fields on rows that a grant of the caller covers.
 *
 * @throws AppError `NOT_FOUND` when no grant reads the row, `INSUFFICIENT_ACCESS` when the row is readable only through another
 * record, `INVALID_FIELD`, `FIELD_NOT_WRITEABLE`.
 */
export function authoriseAction(
  grants: Grants,
  action: ActionDefinition,
  before: Row,
  isReadable: boolean,
  fields: Readonly<Record<string, unknown>>,
): AuthorisedWrite {
  if (!isReadable) throw new AppError('NOT_FOUND')
  checkActionFields(grants, action, fields, before)
  const isCovered = (row: Row) => grants.held.some((grant) => covers(grant, (column) => row.get(column) ?? null))
  if (!isCovered(before)) throw new AppError('INSUFFICIENT_ACCESS')
  return {
    object: grants.object,
    check: (after) => {
      if (!isCovered(after)) throw new AppError('INSUFFICIENT_ACCESS')
    },
  }
}

/**
 * Rejects fields outside of an action's form. A field that the action sets may be sent with the same value. An update may omit a required
 * field: the stored value stays.
 *
 * @param before - the row to change; absent for a creation.
 * @throws AppError `INVALID_FIELD` for a field that does not exist for the caller, `FIELD_NOT_WRITEABLE`,
 * `REQUIRED_FIELD_MISSING`.
 */
export function checkActionFields(
  { object, readable }: Grants,
  action: ActionDefinition,
  fields: Readonly<Record<string, unknown>>,
  before?: Row,
): void {
  const form = formFields(action)
  const sets = action.sets ?? {}
  for (const [name, value] of Object.entries(fields)) {
    if (form.includes(name) || (Object.hasOwn(sets, name) && sets[name] === value)) continue
    const isKnown = Object.hasOwn(sets, name) || readable.has(name)
    if (!isKnown) throw unknownField(object, name, { isWritten: true })
    throw new AppError('FIELD_NOT_WRITEABLE', { field: name, label: labelOf(object, name) }, { field: name })
  }
  const isKept = (name: string) => Object.keys(fields).length > 0 && !Object.hasOwn(fields, name)
  const missing = (action.required ?? []).filter((name) => {
    const value = (isKept(name) ? before?.get(name) : fields[name]) ?? ''
    return typeof value === 'string' && isBlank(value)
  })
  if (missing.length === 0) return
  throw requiredFieldsMissing(missing.map((apiName) => ({ apiName, label: labelOf(object, apiName) })))
}
