import type { RecordShape } from 'contract'

/** A value of a record as text, of a parent by a path; null where there is none. */
export function textAt(record: RecordShape, path: string): string | null {
  const [name = '', ...rest] = path.split('.')
  const value = record.fields[name]?.value ?? null
  if (value === null) return null
  if (typeof value === 'object') return textAt(value, rest.join('.'))
  return String(value)
}

/** The categories of an article. */
export const categoriesOf = (article: RecordShape): string[] =>
  (textAt(article, 'DataCategories__c') ?? '').split(';').filter((name) => name !== '')
