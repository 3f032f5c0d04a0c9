import { isRecordId, type RecordShape, toRecordId18 } from 'contract'

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
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('Invalid recordInput')
  for (const value of Object.values(fields)) {
    if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
      throw new Error('Invalid recordInput')
  }
}

/** The records that values point to: their related lists may hold the record that the values belong to. */
export function pointedTo(fields: FieldInputs): string[] {
  return Object.values(fields)
    .filter((value) => typeof value === 'string' && isRecordId(value))
    .map((value) => toRecordId18(String(value)) ?? '')
}

/** The body of a write's answer, when it holds a record. A 204 has none. */
export function answeredRecord(body: unknown): RecordShape | null {
  if (typeof body !== 'object' || body === null) return null
  const record = body as Partial<RecordShape>
  return typeof record.id === 'string' && record.fields !== undefined ? (record as RecordShape) : null
}
