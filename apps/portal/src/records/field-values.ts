/** A field of a record; undefined for an optional field that the reader may not see. */
type Field = { readonly displayValue: string | null; readonly value: string | number | boolean | null } | undefined

/** The display text of a field; '' when it is empty or absent. */
export function textOf(field: Field): string {
  return field?.displayValue ?? String(field?.value ?? '')
}
