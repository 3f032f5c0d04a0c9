import { identifier, type Queryable } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'
import { sequence, table, VERSION_COLUMN } from '../schema/names.ts'
import type { Scalar } from './change.ts'

/** A whole row by field name. */
export type Row = Map<string, Scalar>

/** Reads whole rows by id, in id order, locked: for a reader of parents `share`, for a writer `update`. */
export async function lockRows(
  tx: Queryable,
  object: ObjectModel,
  ids: readonly string[],
  lock: 'share' | 'update',
): Promise<Map<string, { row: Row; version: number }>> {
  const names = [...object.fields.keys()]
  const list = names.map((name) => identifier(name)).join(', ')
  const { rows } = await tx.query(
    `select ${list}, ${VERSION_COLUMN} from ${table(object)} where "Id" = any($1) order by "Id" for ${lock}`,
    [ids],
  )
  return new Map(
    rows.map((values) => {
      const row: Row = new Map(names.map((name, index) => [name, values[index] as Scalar]))
      return [String(row.get('Id')), { row, version: Number(values[names.length]) }] as const
    }),
  )
}

/** Inserts a row; false when its id is taken. */
export async function insertRow(tx: Queryable, object: ObjectModel, row: Row): Promise<boolean> {
  const entries = [...row].filter(([, value]) => value !== null)
  const columns = entries.map(([name]) => identifier(name)).join(', ')
  const places = entries.map((_, index) => `$${index + 1}`).join(', ')
  const { rowCount } = await tx.query(
    `insert into ${table(object)} (${columns}) values (${places}) on conflict ("Id") do nothing`,
    entries.map(([, value]) => value),
  )
  return rowCount === 1
}

/** Writes changed columns and advances the version, unless the row has another version by now. */
export async function updateRow(
  tx: Queryable,
  object: ObjectModel,
  id: string,
  version: number,
  changes: ReadonlyMap<string, Scalar>,
): Promise<boolean> {
  const sets = [...changes.keys()].map((name, index) => `${identifier(name)} = $${index + 3}`)
  const { rowCount } = await tx.query(
    `update ${table(object)} set ${[`${VERSION_COLUMN} = ${VERSION_COLUMN} + 1`, ...sets].join(', ')}
     where "Id" = $1 and ${VERSION_COLUMN} = $2`,
    [id, version, ...changes.values()],
  )
  return rowCount === 1
}

/** Deletes a row, unless it has another version by now. */
export async function removeRow(tx: Queryable, object: ObjectModel, id: string, version: number): Promise<boolean> {
  const { rowCount } = await tx.query(`delete from ${table(object)} where "Id" = $1 and ${VERSION_COLUMN} = $2`, [
    id,
    version,
  ])
  return rowCount === 1
}

/** The next number of each auto-number field, with its zeros. */
export async function nextNumbers(tx: Queryable, object: ObjectModel): Promise<Row> {
  const numbers: Row = new Map()
  for (const field of object.fields.values()) {
    if (field.type !== 'autoNumber') continue
    const { rows } = await tx.query(`select nextval('${sequence(object, field)}')`)
    const number = (field.startsAt ?? 1) - 1 + Number(rows[0]?.[0])
    numbers.set(field.apiName, String(number).padStart(field.digits ?? 8, '0'))
  }
  return numbers
}
