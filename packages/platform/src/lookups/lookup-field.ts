import { AppError } from 'contract'
import { declaredName } from '../access/field-paths.ts'
import { isKnownField } from '../access/known-field.ts'
import { isKnownTo } from '../access/known-to.ts'
import type { PersonCaller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'

/** A lookup field and the objects among which its records may be picked. */
export type LookupField = { object: ObjectModel; field: FieldModel; targets: readonly ObjectModel[] }

/**
 * Finds a lookup field that the caller can read or set, and that leads to objects where the caller may look records up.
 *
 * @throws AppError `NOT_FOUND` for everything else.
 */
export function lookupField(caller: PersonCaller, objectApiName: string, fieldApiName: string): LookupField {
  const grants = caller.grantsOf(objectApiName)
  const field = grants?.object.fields.get(declaredName(grants.object, fieldApiName))
  if (!grants || field?.type !== 'lookup' || !isKnownField(grants, field.apiName)) throw new AppError('NOT_FOUND')
  const targets = (field.to ?? [])
    .map((name) => caller.grantsOf(name)?.object)
    .filter((target) => target !== undefined)
    .filter((target) => isKnownTo(caller.principal, target.lookedUpBy ?? {}))
  if (targets.length === 0) throw new AppError('NOT_FOUND')
  return { object: grants.object, field, targets }
}

/** The bindings of a lookup whose controlling field exists for the caller: target field by controlling field. */
export function knownBindings(caller: PersonCaller, { object, field }: LookupField): Map<string, string> {
  const grants = caller.grantsOf(object.apiName)
  const known = Object.entries(field.bindings ?? {}).filter(([, source]) => isKnownField(grants, source))
  return new Map(known.map(([target, source]) => [source, target]))
}
