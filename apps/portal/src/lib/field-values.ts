import type { RecordShape } from 'contract'

/** The text of a field as people read it; '' when it is empty or was not given. A path follows relationships: `Product__r.Name`. */
export function textOf(record: RecordShape, path: string): string {
  const field = fieldAt(record, path)
  if (field === null || typeof field.value === 'object') return ''
  return field.displayValue ?? String(field.value)
}

/** The stored value of a text field; null when it is empty or was not given. */
export function storedOf(record: RecordShape, path: string): string | null {
  const value = fieldAt(record, path)?.value
  return value === null || value === undefined || typeof value === 'object' ? null : String(value)
}

/** Whether a checkbox is checked. */
export function isChecked(record: RecordShape, path: string): boolean {
  return fieldAt(record, path)?.value === true
}

function fieldAt(record: RecordShape, path: string) {
  const names = path.split('.')
  let at = record
  for (const [index, name] of names.entries()) {
    const field = at.fields[name]
    if (!field) return null
    if (index === names.length - 1) return field
    if (typeof field.value !== 'object' || field.value === null) return null
    at = field.value
  }
  return null
}
