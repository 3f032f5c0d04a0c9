/** A field as the record cache gives it; undefined for an optional one that was not given. */
type Field = { readonly displayValue: string | null; readonly value: string | number | boolean | null } | undefined

/** The text of a field as people read it; '' when it is empty or was not given. */
export function textOf(field: Field): string {
  return field?.displayValue ?? String(field?.value ?? '')
}
