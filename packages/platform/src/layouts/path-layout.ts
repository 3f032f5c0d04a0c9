import { AppError, type PathLayout } from 'contract'
import { recordTypeOf } from '../access/known-record-type.ts'
import { isKnownTo } from '../access/known-to.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { formFactorOf } from '../metadata/form-factor.ts'
import type { PathDefinition } from '../metadata/object.ts'
import { allPicklistValues } from '../picklists/picklist-values.ts'
import { layoutModeOf } from './find-layout.ts'
import { visibleSection } from './layout.ts'

export type PathLayoutParams = {
  /** The case-insensitive name of a path; `Default` and `Full` mean the first path of the object. */
  layoutOverride: string
  formFactor?: string | undefined
  mode?: string | undefined
  recordTypeId?: string | undefined
}

const firstOfObject = ['default', 'full']

/**
 * The path of an object: the steps are the values of a picklist for a record type, with the fields and the guidance of each step.
 *
 * @throws AppError `NOT_FOUND` for an object, record type or path that does not exist for the caller,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`.
 */
export function pathLayout(caller: PersonCaller, objectApiName: string, params: PathLayoutParams): PathLayout {
  // A path is the same for every form factor; the parameter is validated only.
  formFactorOf(params.formFactor)
  const mode = layoutModeOf(params.mode)
  const grants = caller.grantsOf(objectApiName)
  const type = grants && recordTypeOf(grants.object, params.recordTypeId, caller.principal)
  const path = type && findPath(caller, grants.object.paths ?? [], params.layoutOverride)
  const field = path && grants.object.fields.get(path.picklist)
  if (!field || !grants.readable.has(field.apiName)) throw new AppError('NOT_FOUND')
  const { apiName } = grants.object
  const values = allPicklistValues(caller, apiName, type.id).picklistFieldValues[field.apiName]?.values ?? []
  const body = {
    id: path.id,
    label: path.label,
    layoutOverride: path.apiName,
    mode,
    objectApiName: apiName,
    pathPicklistField: field.apiName,
    pathPicklistLabel: field.label,
    recordTypeId: type.id,
    steps: values.map(({ value, label, attributes }) => {
      const step = path.steps?.find((candidate) => candidate.value === value)
      const section = { id: `${path.id}.${value}`, heading: label, columns: 1, rows: [step?.fields ?? []] } as const
      const shown = visibleSection(caller, grants, section, mode)
      return {
        closed: attributes?.closed ?? false,
        info: step?.info ?? null,
        layoutSection: shown.layoutRows.length > 0 ? shown : null,
        title: label,
        value,
      }
    }),
  }
  return { ...body, eTag: eTagOf(body) }
}

function findPath(
  { principal }: PersonCaller,
  paths: readonly PathDefinition[],
  name: string,
): PathDefinition | undefined {
  const known = paths.filter((path) => isKnownTo(principal, path))
  return firstOfObject.includes(name.toLowerCase())
    ? known[0]
    : known.find((path) => path.apiName.toLowerCase() === name.toLowerCase())
}
