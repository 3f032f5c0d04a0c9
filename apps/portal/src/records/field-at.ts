/** A field of a record as the service answers it; the value of a relationship is the parent. */
type Field = { readonly displayValue: string | null; readonly value: unknown }
type Parent = { readonly fields: { readonly [name: string]: unknown } }

/** The field at a path of names, which may lead over parents; undefined where it is empty or not readable. */
export function fieldAt({ fields }: Parent, [name = '', ...rest]: readonly string[]): Field | undefined {
  const field = fields[name] as Field | undefined
  if (rest.length === 0) return field
  return field?.value ? fieldAt(field.value as Parent, rest) : undefined
}

/** The text of a field whose type is known at run time only; '' for none. */
export function shownText(
  field: { readonly displayValue: string | null; readonly value: unknown } | undefined,
): string {
  if (typeof field?.value === 'boolean') return field.value ? texts.yes : texts.no
  return field?.displayValue ?? (typeof field?.value === 'object' ? '' : String(field?.value ?? ''))
}

const texts = { yes: 'Yes', no: 'No' } as const
