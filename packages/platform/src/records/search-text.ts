import { identifier, type Transaction } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'
import { searchTable, table } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'
import { updateSearchScope } from './denormalised-columns.ts'
import { boundVector, storedVector } from './search-vector.ts'

/** Writes the words of a new record. */
export function insertWords(tx: Transaction, object: ObjectModel, row: Row): void {
  const { search } = object
  if (!search) return
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const columns = ['Id', ...search.scopes, ...Object.keys(search.classes)].map((name) => identifier(name))
  const places = [
    ...['Id', ...search.scopes].map((name) => bind(row.get(name) ?? null)),
    ...Object.values(search.classes).map((fields) => boundVector(object, fields, row, bind)),
  ]
  const text = `insert into ${searchTable(object)} (${columns.join(', ')}) values (${places.join(', ')})`
  tx.pipeline(prepared(text), values)
}

/** Writes the words of stored records, where they are missing or differ. */
export async function writeStoredWords(tx: Transaction, object: ObjectModel, ids: readonly string[]): Promise<void> {
  const { search } = object
  if (!search) return
  const scopes = search.scopes.map((name) => identifier(name))
  const columns = [...scopes, ...Object.keys(search.classes).map((name) => identifier(name))]
  const values = [
    ...scopes.map((name) => `t.${name}`),
    ...Object.values(search.classes).map((fields) => storedVector(object, fields, 't')),
  ]
  const [own, excluded] = ['s', 'excluded'].map((row) => columns.map((name) => `${row}.${name}`).join(', '))
  await tx.query(
    `insert into ${searchTable(object)} as s ("Id", ${columns.join(', ')})
     select t."Id", ${values.join(', ')} from ${table(object)} t where t."Id" = any($1)
     on conflict ("Id") do update set (${columns.join(', ')}) = row(${excluded}) where row(${own}) is distinct from row(${excluded})`,
    [ids],
  )
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
    const values: unknown[] = [id]
    const vector = boundVector(object, fields, row, (value) => `$${values.push(value)}`)
    tx.pipeline(prepared(`update ${searchTable(object)} set ${identifier(name)} = ${vector} where "Id" = $1`), values)
  }
  for (const [name, value] of changes) updateSearchScope(tx, object, name, [id], value)
}
