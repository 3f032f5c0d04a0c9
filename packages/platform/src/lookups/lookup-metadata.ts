import { type LookupMetadata, limits } from 'contract'
import { resolvePath } from '../access/field-paths.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { pathSteps } from '../shape/selection.ts'
import { knownBindings, lookupField } from './lookup-field.ts'

/**
 * Describes a lookup field: the objects it leads to, as far as they exist for the caller, and how their records are found.
 *
 * @throws AppError `NOT_FOUND`, also for a field that exists but not for the caller.
 */
export function lookupMetadata(caller: PersonCaller, objectApiName: string, fieldApiName: string): LookupMetadata {
  const lookup = lookupField(caller, objectApiName, fieldApiName)
  const body = {
    bindings: Object.fromEntries(knownBindings(caller, lookup)),
    fieldApiName: lookup.field.apiName,
    label: lookup.field.label,
    minimumCharacters: caller.principal.internal ? 0 : limits.lookupMinCharacters,
    objectApiName: lookup.object.apiName,
    pageSizeMax: limits.lookupPageSizeMax,
    searchTypes: ['Recent', 'Search', 'TypeAhead'],
    targets: lookup.targets.map((target) => ({
      apiName: target.apiName,
      displayFields: displayFields(caller, target),
      keyPrefix: target.keyPrefix,
      label: target.label,
      labelPlural: target.labelPlural,
      nameField: target.nameField,
      searchable: target.search !== undefined,
    })),
  }
  return { ...body, eTag: eTagOf(body) }
}

/** The fields shown of a record that may be picked, those that the caller can read. */
export function displayFields(caller: PersonCaller, target: ObjectModel): string[] {
  const names = [...new Set([target.nameField, ...(target.search?.fields ?? [])])]
  return names.filter(
    (name) => resolvePath(caller.engine.app, caller.grantsOf, target, pathSteps(target, name)) !== null,
  )
}
