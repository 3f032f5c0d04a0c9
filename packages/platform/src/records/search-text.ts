import { identifier, type Transaction } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'
import { withoutTags } from '../query/words.ts'
import { searchTable } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'
import { updateSearchScope } from './denormalised-columns.ts'

/** Writes the words of a new record. */
export function insertWords(tx: Transaction, object: ObjectModel, row: Row): void {
  const { search } = object
  if (!search) return
  const classes = Object.entries(search.classes)
  const columns = ['Id', ...search.scopes, ...classes.map(([name]) => name)].map((name) => identifier(name))
  const values = [
    row.get('Id'),
    ...search.scopes.map((scope) => row.get(scope) ?? null),
    ...classes.map(([, fields]) => textOf(row, fields)),
  ]
  const places = values.map((_, index) =>
    index > search.scopes.length ? `search_words($${index + 1})` : `$${index + 1}`,
  )
  const text = `insert into ${searchTable(object)} (${columns.join(', ')}) values (${places.join(', ')})`
  tx.pipeline(prepared(text), values)
}

/** Rewrites the search words if the change touches their fields. */
export function updateWords(
  tx: Transaction,
  object: ObjectModel,
  row: Row,
  changes: ReadonlyMap<string, Scalar>,
): void {
  const { search } = object
  const id = row.get('Id')
  if (!search || typeof id !== 'string') return
  for (const [name, fields] of Object.entries(search.classes)) {
    if (!fields.some((field) => changes.has(field))) continue
    const set = `${identifier(name)} = search_words($2)`
    tx.pipeline(prepared(`update ${searchTable(object)} set ${set} where "Id" = $1`), [id, textOf(row, fields)])
  }
  for (const [name, value] of changes) updateSearchScope(tx, object, name, [id], value)
}

const textOf = (row: Row, fields: readonly string[]): string =>
  fields.map((field) => withoutTags(String(row.get(field) ?? ''))).join(' ')
