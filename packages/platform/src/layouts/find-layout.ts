import { AppError } from 'contract'
import type { FoundRecordType } from '../access/known-record-type.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { derivedId } from '../metadata/derived-id.ts'
import type { FormFactor } from '../metadata/form-factor.ts'
import type { LayoutDefinition } from '../metadata/object.ts'

export type LayoutType = LayoutDefinition['layoutType']
export type LayoutMode = 'View' | 'Edit' | 'Create'

const types = ['Full', 'Compact'] as const
const modes = ['View', 'Edit', 'Create'] as const

/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE`. */
export const layoutTypeOf = (text: string | undefined, parameter = 'layoutType'): LayoutType =>
  oneOf(types, text ?? 'Full', parameter)
/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE`. */
export const layoutModeOf = (text: string | undefined, parameter = 'mode'): LayoutMode =>
  oneOf(modes, text ?? 'View', parameter)

/**
 * The first layout of the metadata for the caller's profile, the record type and the screen. Without a match, a default layout: `Full` has
 * all fields in one section, `Compact` the name.
 */
export function findLayout(
  { principal }: PersonCaller,
  object: ObjectModel,
  layoutType: LayoutType,
  { type }: FoundRecordType,
  formFactor: FormFactor = 'Large',
): LayoutDefinition {
  const recordType = type ?? object.recordTypes?.find((candidate) => candidate.isDefault)
  const match = object.layouts?.find(
    (layout) =>
      layout.layoutType === layoutType &&
      (layout.profiles?.includes(principal.profile) ?? true) &&
      (layout.recordTypes?.includes(recordType?.developerName ?? '') ?? true) &&
      (layout.formFactors?.includes(formFactor) ?? true),
  )
  return match ?? plainLayout(object, layoutType)
}

function plainLayout(object: ObjectModel, layoutType: LayoutType): LayoutDefinition {
  const place = [object.apiName, layoutType]
  const names = layoutType === 'Full' ? [...object.fields.keys()] : [object.nameField]
  const rows = names.map((name) => [name])
  return {
    id: derivedId('00h', place),
    layoutType,
    sections: [{ id: derivedId('01B', place), heading: object.label, columns: 1, rows }],
  }
}

function oneOf<T extends string>(known: readonly T[], text: string, parameter: string): T {
  const match = known.find((candidate) => candidate.toLowerCase() === text.toLowerCase())
  if (!match) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter })
  return match
}
