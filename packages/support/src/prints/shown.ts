import type { RecordShape } from 'contract'

/** What a record shows of a field, or of one of a parent (`Contact.Name`), in the reader's words; empty for no value. */
export function shown(record: RecordShape, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const { value = null, displayValue = null } = record.fields[name] ?? {}
  if (typeof value === 'object' && value !== null) return shown(value, rest.join('.'))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null ? '' : (displayValue ?? String(value))
}
