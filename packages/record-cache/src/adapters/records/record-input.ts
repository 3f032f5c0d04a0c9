import type { RecordShape } from 'contract'
import { INVALID, mapOf, scalar } from '../../define/check.ts'
import { recordKey } from '../../keys.ts'

/** Values to set, by field API name. */
export type FieldInputs = { readonly [fieldApiName: string]: string | number | boolean | null }

/** Flags of the service on writes; it honours them for internal users only. */
export type WriteFlags = {
  readonly handleOwnerChange?: boolean
  readonly triggerOtherEmail?: boolean
  readonly triggerUserEmail?: boolean
  readonly useDefaultRule?: boolean
}

/** @throws Error `Invalid recordInput` when it is not a map of scalars. */
export function checkFields(fields: unknown): asserts fields is FieldInputs {
  if (mapOf(scalar).of(fields) === INVALID) throw new Error('Invalid recordInput')
}

/** The records that values may point to: their related lists may hold the record that the values belong to. */
export const pointedTo = (fields: FieldInputs): string[] =>
  Object.values(fields).flatMap((value) => recordKey(value) ?? [])

/** The body of a write's answer, when it holds a record. A 204 has none. */
export function answeredRecord(body: unknown): RecordShape | null {
  const record = body as RecordShape | null | undefined
  return record?.id && record.fields ? record : null
}
