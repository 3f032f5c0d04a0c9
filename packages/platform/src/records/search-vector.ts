import { identifier } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Row } from '../metadata/scalar.ts'
import { lookupsAmong } from '../metadata/search-names.ts'
import { withoutTags } from '../query/words.ts'

/** The search vector of a class of fields, in SQL over the columns of a row of the base table. */
export function storedVector(object: ObjectModel, fields: readonly string[], row: string): string {
  const lookups = lookupsAmong(object, fields)
  const texts = fields
    .filter((name) => !lookups.includes(name))
    .map((name) => `regexp_replace(coalesce(${row}.${identifier(name)}, ''), '<[^<>]*>', ' ', 'g')`)
  const words = `with_stems(search_words(${texts.join(` || ' ' || `)}))`
  const ids = lookups.map((name) => `${row}.${identifier(name)}`).join(', ')
  return ids === '' ? words : `${words} || search_ids(${ids})`
}

/** The same of a row in memory; `bind` takes a value and gives its placeholder. */
export function boundVector(
  object: ObjectModel,
  fields: readonly string[],
  row: Row,
  bind: (value: unknown) => string,
): string {
  const lookups = lookupsAmong(object, fields)
  const texts = fields.filter((name) => !lookups.includes(name))
  const text = texts.map((name) => withoutTags(String(row.get(name) ?? ''))).join(' ')
  const words = `with_stems(search_words(${bind(text)}))`
  return lookups.length === 0
    ? words
    : `${words} || search_ids(variadic ${bind(lookups.map((name) => row.get(name) ?? null))}::text[])`
}
