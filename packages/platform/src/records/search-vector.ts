import { identifier } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Row } from '../metadata/scalar.ts'
import { lookupsAmong } from '../metadata/search-names.ts'

/** The search vector of a class of fields, in SQL over the columns of a row of the base table. */
export function storedVector(object: ObjectModel, fields: readonly string[], row: string): string {
  return vectorSql(object, fields, (name) => `${row}.${identifier(name)}`)
}

/** The search vector of a row in memory; `bind` binds a value and returns its placeholder. */
export function boundVector(
  object: ObjectModel,
  fields: readonly string[],
  row: Row,
  bind: (value: unknown) => string,
): string {
  return vectorSql(object, fields, (name) => `${bind(row.get(name) ?? null)}::text`)
}

function vectorSql(object: ObjectModel, fields: readonly string[], columnOf: (name: string) => string): string {
  const lookups = lookupsAmong(object, fields)
  const texts = fields
    .filter((name) => !lookups.includes(name))
    .map((name) => (object.fields.get(name)?.type === 'richText' ? `text_of_html(${columnOf(name)})` : columnOf(name)))
  const words = `with_stems(search_words(concat_ws(' ', ${texts.join(', ')})))`
  return lookups.length === 0 ? words : `${words} || search_ids(${lookups.map(columnOf).join(', ')})`
}
