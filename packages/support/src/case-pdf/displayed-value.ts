import type { RecordShape } from 'contract'

/** The value of a field, or of a parent's (`Contact.Name`), as displayed to the reader; empty for no value. */
export function displayedValue(record: RecordShape, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const { value = null, displayValue = null } = record.fields[name] ?? {}
  if (typeof value === 'object' && value !== null) return displayedValue(value, rest.join('.'))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null ? '' : (displayValue ?? String(value))
}
